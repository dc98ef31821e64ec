// Light and dark: the system's setting, or the switch's.

const NAMES = ["system", "light", "dark"];
const LABELS = { system: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" };
const SIGNS = { system: "◐", light: "☀", dark: "☾" };

let probe = null;
let known = new Map();
const scheme = matchMedia("(prefers-color-scheme: dark)");
let dark = null;

/** A colour of base.css by its name without the dashes, as a canvas takes it. */
export function colour(name) {
  let value = known.get(name);
  if (value === undefined) {
    if (!probe) {
      probe = document.createElement("span");
      probe.hidden = true;
      document.body.append(probe);
    }
    probe.style.color = "var(--" + name + ")";
    value = getComputedStyle(probe).color;
    known.set(name, value);
  }
  return value;
}

/** Whether the page is dark. */
export function isDark() {
  if (dark === null) {
    const { theme } = document.documentElement.dataset;
    dark = scheme.matches ? theme !== "light" : theme === "dark";
  }
  return dark;
}

/** Colours are others than before: they are read again. */
export function forgetColours() {
  known = new Map();
  dark = null;
}

/** Makes a button the switch. `changed` is called when colours are others than before. */
export function watchTheme(button, changed) {
  let name = "system";
  const show = () => {
    if (name === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    button.textContent = SIGNS[name];
    button.title = LABELS[name];
    button.setAttribute("aria-label", LABELS[name]);
    forgetColours();
    changed();
  };
  button.addEventListener("click", () => {
    name = NAMES[(NAMES.indexOf(name) + 1) % NAMES.length];
    show();
  });
  scheme.addEventListener("change", show);
  // Paper is light.
  addEventListener("beforeprint", () => {
    document.documentElement.dataset.theme = "light";
    forgetColours();
    changed();
  });
  addEventListener("afterprint", show);
  show();
}
