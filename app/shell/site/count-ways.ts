import { linkChannel } from "#app/features/contact-ways/link-channel.ts";

declare global {
  interface Document {
    /** The link to a person that was clicked before this script was there (`server/page-script.ts`). */
    readonly firstWay?: HTMLAnchorElement | null;
  }
}

/** Tells the server which kind of link was followed on which page, and nothing about the visitor. */
export function countWays(): void {
  if (document.firstWay) countWay(document.firstWay);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-way]") : null;
    if (link) countWay(link);
  });
}

function countWay(link: HTMLAnchorElement): void {
  const channel = linkChannel(link, location.host);
  if (!channel) return;
  const body = JSON.stringify({ channel, path: location.pathname });
  navigator.sendBeacon("/api/contactway", new Blob([body], { type: "application/json" }));
}
