// A scenario as part of an address.

/** Behind the "#" of an address. */
export function toFragment(text) {
  let bytes = "";
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return "scenario=" + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The scenario in a fragment: `{text}`; null if there is none, `{problem}` if it is damaged. */
export function fromFragment(fragment) {
  const match = /^#?scenario=(.*)$/.exec(fragment);
  if (!match) return null;
  try {
    if (!/^[A-Za-z0-9_-]+$/.test(match[1])) throw match;
    const bytes = atob(match[1].replaceAll("-", "+").replaceAll("_", "/"));
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))) };
  } catch {
    return { problem: "The scenario in this address is damaged: the link has been cut or changed on its way. Ask for it again, or for the text." };
  }
}
