import { linkChannel } from "#app/features/contact-ways/link-channel.ts";

/** Tells the server which kind of link was followed on which page, and nothing about the visitor. */
export function countWays(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const channel = link && linkChannel(link, location.host);
    if (!channel) return;
    const body = JSON.stringify({ channel, path: location.pathname });
    navigator.sendBeacon("/api/contactway", new Blob([body], { type: "application/json" }));
  });
}
