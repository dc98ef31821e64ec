// Gets a module. A server gives the file itself; from a disk a page may read no file, but it may run a script that holds the same bytes.

/** Runs a script that is beside the page. */
export function loadScript(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = name;
    script.onload = resolve;
    script.onerror = () => reject(new Error(name + " is not beside the page"));
    document.head.append(script);
  });
}

/** `name`: the file's way from the page; the script's is the same with ".js" behind it. */
export async function loadModule(name) {
  if (location.protocol !== "file:") {
    const response = await fetch(name);
    if (!response.ok) throw new Error(name + ": " + response.status + " " + response.statusText);
    return WebAssembly.compile(await response.arrayBuffer());
  }
  await loadScript(name + ".js");
  const bytes = Uint8Array.from(atob(globalThis.responderKitModules[name.split("/").pop()]), (byte) => byte.charCodeAt(0));
  // The documentation's are compressed, as a server would send them.
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return WebAssembly.compile(isCompressed ? await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : bytes);
}
