// A scenario as part of an address.

/** Behind the "#" of an address. */
export function toFragment(text) {
  let bytes = "";
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return "scenario=" + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The scenario in a fragment; null if it has none, or a damaged one. */
export function fromFragment(fragment) {
  const match = /^#?scenario=([A-Za-z0-9_-]+)$/.exec(fragment);
  if (!match) return null;
  try {
    const bytes = atob(match[1].replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
