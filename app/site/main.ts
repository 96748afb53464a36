import { logPresses, tendBar, tendMenu } from "./frame.ts";
import { followInPlace } from "./navigate.ts";
import { fetchAhead } from "./next-page.ts";
import { offerSpanish } from "./offer-spanish.ts";
import { placeProgress } from "./say.ts";
import { stayWhileOffline } from "./stay-while-offline.ts";

let letGo: Array<() => void> = [];

/** What a page needs when it is shown, be it the first or one that took its place. */
async function arrive(): Promise<void> {
  placeProgress();
  offerSpanish();
  const parts = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (parts.length === 0) return;
  const { hydrate } = await import("./hydrate.tsx");
  const taken = await Promise.all(parts.filter((part) => part.isConnected).map(hydrate));
  letGo.push(...taken);
}

function leave(): void {
  for (const go of letGo) go();
  letGo = [];
}

/** Nothing of a page waits for it, so no page asks for it while there is something to wait for. */
document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }));
tendBar();
tendMenu();
logPresses();
stayWhileOffline();
fetchAhead();
followInPlace({ leave, arrive });
void arrive();
document.documentElement.dataset.script = "started";
