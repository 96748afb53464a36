import { rememberCampaign } from "#app/features/leads/messages/visit-campaign.ts";
import { initHeader, initMenu, logPresses, markOutline } from "./header.ts";
import { offerSpanish } from "./offer-spanish.ts";
import { tellOfficeStatus } from "./office-status.ts";
import { stayWhileOffline } from "./stay-while-offline.ts";

declare global {
  interface Document {
    /** Not everywhere, and not yet in TypeScript's own list. */
    readonly prerendering?: boolean;
  }
}

function start(): void {
  // Nothing of a page waits for it, so no page asks for it while there is something to wait for.
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }));
  initHeader();
  initMenu();
  logPresses();
  stayWhileOffline();
  offerSpanish();
  tellOfficeStatus();
  markOutline();
  rememberCampaign();
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrateIsland(island);
  document.documentElement.dataset.script = "started";
}

/** An island whose script cannot be had stays what it was without one. */
async function hydrateIsland(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await import("./hydrate.tsx");
    await hydrate(island);
  } catch (error) {
    reportError(error);
  }
}

// A page that the browser prepares ahead may never be visited: until it is, nothing moves, counts or asks.
if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();
