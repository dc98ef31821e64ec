// The library in a web page: texts in, JSON out. One instance plays one scenario and is thrown away.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A failure after which the library is unusable. No scenario should cause it. */
export class CoreFailure extends Error {}

export class Core {
  /** `core`, `engine`: each a WebAssembly.Module, compiled once for all instances. The engine runs in the core's memory, and calls it as any program does. */
  constructor({ core, engine }) {
    const library = new WebAssembly.Instance(core, {}).exports;
    this.memory = library.memory;
    this.exports = new WebAssembly.Instance(engine, { env: library }).exports;
  }

  /** Calls `playground_` + `name`, with a text, or its bytes, if there is one, and answers what it answers. */
  call(name, text = null) {
    const { exports, memory } = this;
    try {
      let length;
      if (text === null) {
        length = exports["playground_" + name]();
      } else {
        const bytes = typeof text === "string" ? encoder.encode(text) : text;
        const place = exports.playground_reserve(bytes.length);
        if (place === 0) return { error: { message: "the text is longer than 4 MiB" } };
        new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
        length = exports["playground_" + name](bytes.length);
      }
      return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, exports.playground_answer(), length)));
    } catch (error) {
      throw new CoreFailure("the library stopped in " + name + ": " + error.message);
    }
  }

  /** Plays a whole scenario: `{name, passed, log, differences, notes}`, or `{error}`. */
  run(text) {
    return this.call("run", text);
  }

  /** Builds a scenario for the calls that follow: `{name, steps}` with each step's time or null, or `{error}`. */
  open(text) {
    return this.call("open", text);
  }

  /** Does the next step of the scenario and reports. */
  advance() {
    return this.call("advance");
  }

  /** Does any other step, an object as it would stand in a file, and reports. */
  perform(step) {
    return this.call("perform", JSON.stringify(step));
  }

  states() {
    return this.call("states");
  }

  picture() {
    return this.call("picture");
  }
}
