// What a keyboard and a screen reader need, where the theme's own scripts leave it out.
"use strict";
addEventListener("load", () => {
  // Tables and pictures that are wider than their place scroll by themselves. The Tab key reaches them.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const place of document.querySelectorAll(".md-typeset__scrollwrap, .md-typeset p:has(img)")) sizes.observe(place);

  // The buttons beside a block of code are no part of the navigation, and keep their name when their title becomes a tooltip.
  const name = () => {
    for (const bar of document.querySelectorAll(".md-code__nav:not([role])")) bar.setAttribute("role", "none");
    for (const button of document.querySelectorAll(".md-code__button[title]:not([aria-label])")) button.setAttribute("aria-label", button.title);
  };
  new MutationObserver(name).observe(document.querySelector(".md-content"), { childList: true, subtree: true });
  name();
});
