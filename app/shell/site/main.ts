import { fillCampaignFields, rememberCampaign } from "#app/features/leads/messages/visit-campaign.ts";
import { countWays } from "./count-ways.ts";
import { initHeader, initMenu, logPresses, markOutline } from "./header.ts";
import { offerSpanish } from "./offer-spanish.ts";
import { showOfficeStatus } from "./office-status.ts";
import { stayWhileOffline } from "./stay-while-offline.ts";

declare global {
  interface Document {
    /** Not in all browsers, nor in TypeScript's own types. */
    readonly prerendering?: boolean;
  }
}

function start(): void {
  // No page needs it early.
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }));
  initHeader();
  initMenu();
  logPresses();
  stayWhileOffline();
  offerSpanish();
  showOfficeStatus();
  markOutline();
  rememberCampaign();
  fillCampaignFields();
  countWays();
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrateIsland(island);
  document.documentElement.dataset.script = "started";
}

/** An island whose script fails to load stays as the server rendered it. */
async function hydrateIsland(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await import("./hydrate.tsx");
    await hydrate(island);
  } catch (error) {
    reportError(error);
  }
}

// A prerendered page may never be visited: until then nothing runs.
if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();
