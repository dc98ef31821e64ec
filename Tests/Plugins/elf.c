/* Files that are almost a plugin: cut off at every place that means something, and with every byte of the header spoiled. None may end the host.
 *
 *     elf FOLDER
 */
#include <elf.h>
#include <unistd.h>
#include "plugin_stage.h"

static unsigned char *whole;
static size_t size;

static void read_good(void) {
    FILE *file = fopen(plugin_path("RoundButton"), "rb");
    long end;
    if (!file || fseek(file, 0, SEEK_END) != 0 || (end = ftell(file)) < 64) exit(2);
    size = (size_t)end;
    whole = (unsigned char *)malloc(size);
    rewind(file);
    if (!whole || fread(whole, 1, size, file) != size) exit(2);
    fclose(file);
}

/* A new file each time: what was loaded before stays mapped. */
static RKStatus load_bytes(const unsigned char *bytes, size_t count) {
    RKContextRef context = plugin_context();
    RKStatus status;
    FILE *file;
    unlink(plugin_path("cut"));
    file = fopen(plugin_path("cut"), "wb");
    if (!file || fwrite(bytes, 1, count, file) != count || fclose(file) != 0) exit(2);
    status = rk_plugin_load(context, plugin_path("cut"), NULL);
    if (status != RKStatusOK) EXPECT(strstr(rk_last_error(), "cut.so") != NULL);
    OK(rk_context_destroy(context));
    return status;
}

static void cut_at(size_t place, size_t needed) {
    RKStatus status;
    if (place > size) return;
    status = load_bytes(whole, place);
    if (status == RKStatusPluginFormat || status == RKStatusPluginOpen) EXPECT(place < size);
    else if (status == RKStatusOK) EXPECT(place >= needed);
    else EXPECT_STATUS(status, RKStatusPluginFormat);
}

static void cuts(void) {
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)whole;
    size_t needed = 0, i, k;
    for (i = 0; i < header->e_phnum; i++) {
        const Elf64_Phdr *segment = (const Elf64_Phdr *)(whole + header->e_phoff + i * header->e_phentsize);
        if (segment->p_type == PT_LOAD && segment->p_offset + segment->p_filesz > needed) needed = segment->p_offset + segment->p_filesz;
    }
    EXPECT(needed > 64 && needed <= size);
    for (i = 0; i <= 64; i++) cut_at(i, needed);
    for (i = 0; i < header->e_phnum; i++) {
        const Elf64_Phdr *segment = (const Elf64_Phdr *)(whole + header->e_phoff + i * header->e_phentsize);
        for (k = 0; k < 3; k++) {
            cut_at(header->e_phoff + i * header->e_phentsize + k - 1, needed);
            cut_at(segment->p_offset + k - 1, needed);
            cut_at(segment->p_offset + segment->p_filesz + k - 1, needed);
        }
    }
    for (i = 0; i < header->e_shnum; i++) {
        const Elf64_Shdr *section = (const Elf64_Shdr *)(whole + header->e_shoff + i * header->e_shentsize);
        for (k = 0; k < 3; k++) {
            cut_at(section->sh_offset + k - 1, needed);
            cut_at(header->e_shoff + i * header->e_shentsize + k - 1, needed);
        }
    }
    for (i = 0; i < size; i += 997) cut_at(i, needed);
    cut_at(size - 1, needed);
    EXPECT_STATUS(load_bytes(whole, size), RKStatusOK);
}

/* Whatever a byte of the header is, the answer is a status; where it does not matter, the plugin loads. */
static void spoiled(void) {
    static const unsigned char values[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    unsigned char *copy = (unsigned char *)malloc(size);
    size_t i, k, refused = 0;
    if (!copy) exit(2);
    for (i = 0; i < sizeof(Elf64_Ehdr); i++)
        for (k = 0; k < sizeof values; k++) {
            RKStatus status;
            memcpy(copy, whole, size);
            if (copy[i] == values[k]) continue;
            copy[i] = values[k];
            status = load_bytes(copy, size);
            EXPECT(status == RKStatusOK || status == RKStatusPluginFormat || status == RKStatusPluginOpen);
            refused += status != RKStatusOK;
        }
    EXPECT(refused > 60);
    free(copy);
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    read_good();
    cuts();
    spoiled();
    unlink(plugin_path("cut"));
    free(whole);
    return check_done("elf");
}
