// Plays scenarios in the library for web pages and prints what `rk run` prints for them, on standard output and on standard error.
//
//   node playground_logs.mjs FOLDER FILE...
//
// FOLDER holds responderkit.wasm and scenario.wasm.

import { readFileSync } from "node:fs";
import { basename } from "node:path";

// Files of pages are modules by how pages name them, which node does not know.
const source = readFileSync(new URL("../../Sources/rk/Pages/playground/core.js", import.meta.url), "utf8");
const { Core } = await import("data:text/javascript," + encodeURIComponent(source));

const [folder, ...files] = process.argv.slice(2);
const [core, engine] = ["responderkit", "scenario"].map((name) => new WebAssembly.Module(readFileSync(folder + "/" + name + ".wasm")));
/** As the tool shows what a terminal would obey. */
const printable = (text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) => "\\u{" + character.codePointAt(0).toString(16) + "}");
const out = [];
const err = [];
let status = 0;
for (const file of files) {
  const bytes = readFileSync(file);
  let outcome;
  try {
    outcome = new Core({ core, engine }).run(bytes);
  } catch (error) {
    err.push("rk: " + file + ": " + error.message);
    status = 3;
    continue;
  }
  if (outcome.error) {
    const { line, column, message } = outcome.error;
    err.push("rk: " + file + (line ? ":" + line + ":" + column : "") + ": " + message);
    status = Math.max(status, 2);
    continue;
  }
  for (const line of outcome.log) out.push(printable(line));
  for (const note of outcome.notes) err.push("note: " + file + ": " + printable(note));
  out.push((outcome.passed ? "ok " : "FAILED ") + printable(outcome.name || basename(file)));
  for (const difference of outcome.differences) for (const line of difference.split("\n")) out.push("  " + printable(line));
  if (!outcome.passed) status = Math.max(status, 1);
}
process.stdout.write(out.map((line) => line + "\n").join(""));
process.stderr.write(err.map((line) => line + "\n").join(""));
process.exitCode = status;
