// Tables that are wider than their place scroll by themselves. The Tab key reaches them.
"use strict";
addEventListener("load", () => {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const place of document.querySelectorAll(".md-typeset__scrollwrap")) sizes.observe(place);
});
