import { aheadOf, fetchPage, isPage, type NextPage } from "./next-page.ts";
import { sayFailure, sayLoading } from "./say.ts";

/** What says something about one page alone. */
const ofOnePage =
  "title, meta[property], meta[name]:not([name=viewport], [name=theme-color]), link:is([rel=canonical], [rel=alternate], [rel=prev], [rel=next])";

type Moments = { leave: () => void; arrive: () => void };

/**
 * Shows the next page in place of this one, which stays until the next is there: nothing flashes, and where it cannot be
 * had, that is said inside the site. The browser keeps history and scrolling; one that cannot do this loads pages as ever.
 */
export function followInPlace(moments: Moments): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    if (!event.canIntercept || !isAnotherPage(event) || !isPage(url)) return;
    event.intercept({ focusReset: "manual", scroll: "manual", handler: () => show(url.href, event, moments) });
  });
}

function isAnotherPage({ hashChange, formData, downloadRequest, navigationType, destination }: NavigateEvent): boolean {
  if (hashChange || formData || downloadRequest !== null || navigationType === "reload") return false;
  // A new address for what is shown already, as a form writes it.
  return navigationType === "traverse" || !destination.sameDocument;
}

async function show(url: string, event: NavigateEvent, { leave, arrive }: Moments): Promise<void> {
  const { signal } = event;
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  sayLoading(true);
  try {
    const next = await (aheadOf(url) ?? fetchPage(url, signal));
    if (signal.aborted) return;
    leave();
    put(next);
    scrollAtOnce(event);
    arrive();
  } catch (error) {
    if (signal.aborted) return;
    leave();
    sayFailure(url, error);
  }
}

function put({ document: next, url }: NextPage): void {
  for (const element of document.head.querySelectorAll(ofOnePage)) element.remove();
  document.head.append(...next.head.querySelectorAll(ofOnePage));
  document.documentElement.lang = next.documentElement.lang;
  document.body.replaceWith(next.body);
  if (url !== location.href.replace(/#.*/, "")) history.replaceState(history.state, "", url + location.hash);
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** To the top, to the part that the address names, or to where the reader was before; gliding is for moves within a page. */
function scrollAtOnce(event: NavigateEvent): void {
  const part = document.getElementById(location.hash.slice(1));
  if (event.navigationType === "traverse") event.scroll();
  else if (part) part.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
}
