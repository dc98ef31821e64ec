// The properties of one object of the scenario as a form: what is changed there is changed in the text.

import { placesIn } from "./places.js";

/** Objects with an id, by their paths in the text. */
function objectsIn(value, path = "", found = []) {
  if (Array.isArray(value)) value.forEach((item, index) => objectsIn(item, path + "[" + index + "]", found));
  else if (value && typeof value === "object") {
    if (typeof value.id === "string") found.push({ path, value });
    for (const [key, item] of Object.entries(value)) if (key !== "steps") objectsIn(item, path === "" ? key : path + "." + key, found);
  }
  return found;
}

const isSimple = (value) => ["string", "number", "boolean"].includes(typeof value) || (Array.isArray(value) && value.every((item) => typeof item === "number"));

export class Form {
  /** `editor`: its text; `changed()` is called when the form has changed it. */
  constructor(element, editor, changed) {
    this.element = element;
    this.editor = editor;
    this.changed = changed;
    this.id = null;
    this.text = null;
  }

  /** The text as it is now. One that is no JSON leaves the form as it was. */
  show() {
    if (this.text === this.editor.text) return;
    let objects;
    try {
      objects = objectsIn(JSON.parse(this.editor.text));
    } catch {
      return;
    }
    this.text = this.editor.text;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.id : null;
    const chosen = objects.find(({ value }) => value.id === this.id) || objects.find(({ value }) => value.class) || objects[0];
    this.element.replaceChildren();
    if (!chosen) return;
    this.id = chosen.value.id;
    const select = document.createElement("select");
    for (const { value } of objects) select.append(new Option(value.id + (value.class || value.type ? " · " + (value.class || value.type) : ""), value.id, false, value.id === this.id));
    select.addEventListener("change", () => {
      this.id = select.value;
      this.text = null;
      this.show();
    });
    this.add("object", select, "form-object");
    for (const [key, value] of Object.entries(chosen.value)) {
      if (key !== "id" && key !== "log" && isSimple(value)) this.add(key, this.field(chosen.path + "." + key, value), "form-" + key);
    }
    if (focused) document.getElementById(focused)?.focus();
  }

  add(name, field, id) {
    const label = document.createElement("label");
    label.textContent = name;
    label.htmlFor = id;
    field.id = id;
    this.element.append(label, field);
  }

  field(path, value) {
    const field = document.createElement("input");
    if (typeof value === "boolean") {
      field.type = "checkbox";
      field.checked = value;
    } else {
      field.type = typeof value === "number" ? "number" : "text";
      if (field.type === "number") field.step = "any";
      field.value = Array.isArray(value) ? value.join(", ") : value;
    }
    field.addEventListener("change", () => this.write(path, typeof value, Array.isArray(value), field));
    return field;
  }

  write(path, type, isList, field) {
    const place = placesIn(this.editor.text).get(path);
    if (!place) return;
    let written = JSON.stringify(field.value);
    if (type === "boolean") written = String(field.checked);
    else if (type === "number") written = field.value.trim() || "0";
    else if (isList) written = "[" + field.value.split(/[\s,]+/).filter(Boolean).join(", ") + "]";
    this.editor.replace(place, written);
    this.changed();
  }
}
