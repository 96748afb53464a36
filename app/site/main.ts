import { logPresses, markOutline, tendBar, tendMenu } from "./frame.ts";
import { canFollowInPlace, followInPlace } from "./navigate.ts";
import { fetchAhead } from "./next-page.ts";
import { offerSpanish } from "./offer-spanish.ts";
import { placeProgress } from "./say.ts";
import { stayWhileOffline } from "./stay-while-offline.ts";

let letGo: Array<() => void> = [];

/** What a page needs when it is shown, be it the first or one that took its place. */
function arrive(): void {
  placeProgress();
  offerSpanish();
  markOutline();
  for (const part of document.querySelectorAll<HTMLElement>("[data-island]")) void takeOver(part);
}

/** A part whose script cannot be had stays what it was without one. */
async function takeOver(part: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await import("./hydrate.tsx");
    const go = await hydrate(part);
    if (go) letGo.push(go);
  } catch (error) {
    reportError(error);
  }
}

function leave(): void {
  const going = letGo;
  letGo = [];
  for (const go of going) go();
}

const entry = new URL(import.meta.url).pathname;
const stylesheet = () => document.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? "";

/** A page of another build names another script, and one without a script at least another stylesheet. */
function fits(html: string): boolean {
  return html.includes(stylesheet()) && (html.includes(entry) || !/"\/assets\/main-[\w-]+\.js"/.test(html));
}

/** Nothing of a page waits for it, so no page asks for it while there is something to wait for. */
document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }));
tendBar();
tendMenu();
logPresses();
if (canFollowInPlace()) {
  fetchAhead();
  followInPlace({ leave, arrive, fits });
} else stayWhileOffline();
arrive();
document.documentElement.dataset.script = "started";
