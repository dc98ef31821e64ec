/* window.c - a window with a button, a slider, a text field, a field to be tapped twice and a list to be scrolled. Views are rectangles; what a finger is on has a yellow frame, and squares
 * along the lower edge show the recognisers: grey nothing yet, yellow under way, green recognised, red cancelled.
 *
 *     make window && ./window [--print] [--at X,Y] [--screenshot FILE.bmp]
 *
 * --print prints a line for everything that happens; --screenshot writes what was to be seen when the window was closed. Escape closes it.
 */
#include "paint.h"
#include "rk_sdl2.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool save(SDL_Renderer *renderer, const char *path) {
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, SCENE_WIDTH, SCENE_HEIGHT, 24, SDL_PIXELFORMAT_BGR24);
    bool saved = surface && SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_BGR24, surface->pixels, surface->pitch) == 0 && SDL_SaveBMP(surface, path) == 0;
    if (!saved) fprintf(stderr, "%s: %s\n", path, SDL_GetError());
    SDL_FreeSurface(surface);
    return saved;
}

int main(int argc, char **argv) {
    const char *screenshot = NULL;
    int x = SDL_WINDOWPOS_CENTERED, y = SDL_WINDOWPOS_CENTERED, k;
    bool prints = false, ends = false, saved = true;
    SDL_Window *window;
    SDL_Renderer *renderer;
    Scene scene;
    RKInput input;
    RKSDL source;
    for (k = 1; k < argc; k++) {
        if (strcmp(argv[k], "--print") == 0) prints = true;
        else if (k + 1 < argc && strcmp(argv[k], "--screenshot") == 0) screenshot = argv[++k];
        else if (k + 1 < argc && strcmp(argv[k], "--at") == 0 && sscanf(argv[k + 1], "%d,%d", &x, &y) == 2) k++;
        else {
            fprintf(stderr, "usage: window [--print] [--at X,Y] [--screenshot FILE.bmp]\n");
            return 2;
        }
    }
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        fprintf(stderr, "window: %s\n", SDL_GetError());
        return 1;
    }
    window = SDL_CreateWindow("ResponderKit", x, y, SCENE_WIDTH, SCENE_HEIGHT, 0);
    renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE) : NULL;
    if (!renderer) {
        fprintf(stderr, "window: %s\n", SDL_GetError());
        SDL_Quit();
        return 1;
    }
    SDL_StartTextInput();
    scene_open(&scene, prints);
    rk_input_init(&input, scene.context, (RKSize){SCENE_WIDTH, SCENE_HEIGHT});
    rk_sdl_init(&source, &input, window);

    paint_scene(renderer, &scene);
    SDL_RenderPresent(renderer);
    if (prints) {
        printf("ready\n");
        fflush(stdout);
    }
    while (!ends) {
        SDL_Event event;
        bool more = rk_sdl_wait(&source, &event, INFINITY);
        for (; more; more = SDL_PollEvent(&event)) {
            RKStatus status = rk_sdl_event(&source, &event);
            if (status != RKStatusOK) fprintf(stderr, "%s: %s\n", rk_status_name(status), rk_last_error());
            if (event.type == SDL_QUIT || (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE)) ends = true;
        }
        paint_scene(renderer, &scene);
        SDL_RenderPresent(renderer);
    }
    if (screenshot) { /* what was on the screen may have been exchanged with what is next: paint it again */
        paint_scene(renderer, &scene);
        saved = save(renderer, screenshot);
    }
    scene_close(&scene);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return saved ? 0 : 1;
}
