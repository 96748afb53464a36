/** For browsers without scroll-driven animations. */
export function initHeader(): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const mark = () => document.querySelector(".site-bar")?.toggleAttribute("data-scrolled", scrollY > 0);
  mark();
  addEventListener("scroll", mark, { passive: true });
}

const menu = () => document.getElementById("site-menu");

/** Traps the focus in the open menu, and closes it before the page enters the history. */
export function initMenu(): void {
  document.addEventListener("keydown", (event) => {
    const open = menu();
    if (event.key !== "Tab" || !open?.matches(":popover-open")) return;
    const stops = open.querySelectorAll<HTMLElement>("a[href], button:not([tabindex='-1'])");
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (document.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
  addEventListener("pagehide", () => menu()?.matches(":popover-open") && menu()?.hidePopover());
}

/** The right panel of the refinance page only logs. */
export function logPresses(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-log]") : null;
    // biome-ignore lint/suspicious/noConsole: the specification has this panel log, and do nothing else
    if (button) console.info(button.textContent);
  });
}

export function markOutline(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-outline] a")];
  const parts = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const update = () => {
    const current = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3)?.id;
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -66% 0px" });
  for (const part of parts) observer.observe(part);
}
