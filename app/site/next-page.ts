/** Addresses that are no pages of the public site: other applications, files, and what is meant for frames. */
const elsewhere = /^\/(admin|api|assets|resources|(es\/)?embed)(\/|$)|\.\w+$/i;

export const isPage = ({ origin, pathname }: URL | HTMLAnchorElement) => origin === location.origin && !elsewhere.test(pathname);

/** The link that was meant, if following it shows another page of this site in this tab. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || !isPage(link)) return undefined;
  return link.pathname + link.search === location.pathname + location.search ? undefined : link;
}

export type NextPage = { document: Document; url: string };

export async function fetchPage(url: string, signal?: AbortSignal): Promise<NextPage> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, signal });
  if (!answer.headers.get("content-type")?.startsWith("text/html")) throw new Error(answer.statusText || String(answer.status));
  return { document: new DOMParser().parseFromString(await answer.text(), "text/html"), url: answer.url };
}

/** How long a pointer rests on a link before that counts as intent, and how long what was fetched for it is good. */
const restMs = 80;
const goodMs = 10_000;

let ahead: { url: string; at: number; page: Promise<NextPage> } | undefined;

/** Fetches the page behind a link as soon as someone seems about to follow it. */
export function fetchAhead(): void {
  let resting: ReturnType<typeof setTimeout>;
  const rest = (event: Event) => {
    clearTimeout(resting);
    const link = pageLinkOf(event);
    if (link) resting = setTimeout(prefetch, restMs, link.href);
  };
  document.addEventListener("pointerover", rest, { passive: true });
  document.addEventListener("focusin", rest);
  document.addEventListener("touchstart", (event) => prefetch(pageLinkOf(event)?.href), { passive: true });
}

function prefetch(url: string | undefined): void {
  if (url === undefined || !navigator.onLine || aheadOf(url)) return;
  const page = fetchPage(url);
  // Nobody asked for it yet, so nobody is told that it failed.
  page.catch(() => {
    ahead = undefined;
  });
  ahead = { url, at: Date.now(), page };
}

/** What was fetched ahead for this address, while it is fresh. */
export function aheadOf(url: string): Promise<NextPage> | undefined {
  return ahead?.url === url && Date.now() - ahead.at < goodMs ? ahead.page : undefined;
}
