// Playing a session in its own time, faster or slower.

const byId = (id) => document.getElementById(id);

export const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** Lets the time of an inspector pass: a second of the session in a second, times `speed`. */
export class Player {
  constructor(inspector) {
    this.inspector = inspector;
    this.speed = 1;
    this.isPlaying = false;
    this.last = null;
    this.frame = 0;
    const choice = byId("speed");
    for (const speed of SPEEDS) {
      const option = document.createElement("option");
      option.value = speed;
      option.textContent = speed + "×";
      choice.append(option);
    }
    choice.value = "1";
    choice.addEventListener("change", () => this.setSpeed(Number(choice.value)));
    byId("play").addEventListener("click", () => this.toggle());
    this.show();
  }

  setSpeed(speed) {
    this.speed = speed;
    byId("speed").value = String(speed);
  }

  /** One speed faster or slower. */
  changeSpeed(by) {
    const place = SPEEDS.indexOf(this.speed) + by;
    if (SPEEDS[place]) this.setSpeed(SPEEDS[place]);
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.start();
  }

  start() {
    const { session, clock } = this.inspector;
    if (!(session.end > session.start)) return;
    // From the end it begins again.
    if (clock >= session.end) this.inspector.goToTime(session.start);
    this.isPlaying = true;
    this.last = null;
    this.show();
    this.wait();
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.frame);
    this.show();
    this.inspector.stopped();
  }

  wait() {
    this.frame = requestAnimationFrame((stamp) => {
      this.tick(stamp);
      if (this.isPlaying) this.wait();
    });
  }

  /** A picture of the browser, at so many milliseconds of its clock. */
  tick(stamp) {
    const { session, clock } = this.inspector;
    // A page that was out of sight continues where it was.
    const passed = this.last === null ? 0 : Math.min(250, Math.max(0, stamp - this.last));
    this.last = stamp;
    const next = Math.min(session.end, clock + (passed / 1000) * this.speed);
    this.inspector.goToTime(next);
    if (next >= session.end) this.stop();
  }

  show() {
    const button = byId("play");
    button.textContent = this.isPlaying ? "❚❚" : "▶";
    const label = this.isPlaying ? "Pause" : "Play";
    button.setAttribute("aria-label", label);
    button.title = label + " (Space)";
    // What changes many times in a second is not read out.
    byId("now").setAttribute("aria-live", this.isPlaying ? "off" : "polite");
  }
}
