// A row of tabs, each with its pane: arrow keys go from one to the next.

export class Tabs {
  /** `shown(name)` is called when another one is chosen; a tab `tab-why` has the pane `pane-why`. */
  constructor(element, shown) {
    this.tabs = [...element.querySelectorAll("[role=tab]")];
    this.heard = shown;
    this.shown = this.tabs[0].id.slice(4);
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(tab));
    element.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = this.tabs.indexOf(event.target);
      if (at < 0 || !(step || event.key === "Home" || event.key === "End")) return;
      event.preventDefault();
      const place = event.key === "Home" ? 0 : event.key === "End" ? this.tabs.length - 1 : (at + step + this.tabs.length) % this.tabs.length;
      this.choose(this.tabs[place]);
      this.tabs[place].focus();
    });
  }

  choose(chosen) {
    for (const tab of this.tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
    this.shown = chosen.id.slice(4);
    this.heard(this.shown);
  }
}
