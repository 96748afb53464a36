import { aheadOf, fetchPage, isPage, type NextPage, withoutHash } from "./next-page.ts";
import { sayFailure, sayLoading } from "./say.ts";
import { tellOffline } from "./stay-while-offline.ts";

/** What says something about one page alone. */
const ofOnePage =
  "title, meta[property], meta[name]:not([name=viewport], [name=theme-color]), link:is([rel=canonical], [rel=alternate], [rel=prev], [rel=next])";

type Moments = {
  leave: () => void;
  arrive: () => void;
  /** Whether the running script is the one that this page asks for. */
  fits: (html: string) => boolean;
};

/** Without all styles, or in a browser that lacks what the frame is built on, pages are loaded as ever. */
export function canFollowInPlace(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return "navigation" in window && "popover" in HTMLElement.prototype && sheets.every(({ sheet }) => sheet !== null);
}

/**
 * Shows the next page in place of this one, which stays until the next is there: nothing flashes, and where it cannot be
 * had, that is said inside the site. The browser keeps history and scrolling.
 */
export function followInPlace(moments: Moments): void {
  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    if (!event.canIntercept || !isAnotherPage(event) || !isPage(url)) return;
    if (!navigator.onLine) {
      if (event.cancelable) tellOffline(event, url.href);
      return;
    }
    event.intercept({ focusReset: "manual", scroll: "manual", handler: () => show(withoutHash(url.href), event, moments) });
  });
}

function isAnotherPage({ hashChange, formData, downloadRequest, navigationType, destination }: NavigateEvent): boolean {
  if (hashChange || formData || downloadRequest !== null || navigationType === "reload") return false;
  // A new address for what is shown already, as a form writes it.
  return navigationType === "traverse" || !destination.sameDocument;
}

/** The address of what is on the screen, and how many pages have been asked for. */
let shown = location.href;
let asked = 0;

async function show(url: string, event: NavigateEvent, { leave, arrive, fits }: Moments): Promise<void> {
  const turn = ++asked;
  try {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    sayLoading(true);
    const next = await (aheadOf(url)?.catch(() => fetchPage(url, event.signal)) ?? fetchPage(url, event.signal));
    if (event.signal.aborted) return giveUp(turn);
    // The address stands already: after an update, or where it leads elsewhere, the browser fetches it by itself.
    if (next.url !== url) return location.replace(next.url);
    if (!fits(next.html)) return location.reload();
    leave();
    put(next);
    scrollAtOnce(event);
    shown = location.href;
    arrive();
  } catch (error) {
    if (event.signal.aborted) return giveUp(turn);
    leave();
    sayFailure(url, error);
    shown = location.href;
  }
}

/** Someone stopped it: what is shown stays, under its own address. */
function giveUp(turn: number): void {
  if (turn !== asked) return;
  sayLoading(false);
  history.replaceState(history.state, "", shown);
}

function put({ html }: NextPage): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  for (const element of document.head.querySelectorAll(ofOnePage)) element.remove();
  document.head.append(...next.head.querySelectorAll(ofOnePage));
  document.documentElement.lang = next.documentElement.lang;
  document.body.replaceWith(next.body);
}

/** To the top, to the part that the address names, or to where the reader was before; gliding is for moves within a page. */
function scrollAtOnce(event: NavigateEvent): void {
  const part = document.getElementById(decoded(location.hash.slice(1)));
  const place = part ?? document.getElementById("content");
  if (part && !part.hasAttribute("tabindex")) part.tabIndex = -1;
  place?.focus({ preventScroll: true });
  if (event.navigationType === "traverse") atTrueHeight(() => event.scroll());
  else if (part) part.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
}

/** Where one was is told in pixels, so for that moment nothing may have an estimated height. */
function atTrueHeight(work: () => void): void {
  const { dataset } = document.documentElement;
  dataset.measured = "";
  work();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.measured));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
