import { isAdminPath } from "#lib/admin-path.ts";

/** Addresses that are no pages of the public site: files, what is meant for programs, and what is meant for frames. */
const elsewhere = /^\/(api|assets|resources|(es\/)?embed)(\/|$)|\.\w+$/i;

export const isPage = ({ origin, pathname }: URL | HTMLAnchorElement) =>
  origin === location.origin && !isAdminPath(pathname) && !elsewhere.test(pathname);

export const withoutHash = (url: string) => url.replace(/#.*/, "");

/** The link that was meant, if following it shows another page of this site in this tab. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || !isPage(link)) return undefined;
  return withoutHash(link.href) === withoutHash(location.href) ? undefined : link;
}

/** A page as it was sent, and the address that it turned out to have. */
export type NextPage = { html: string; url: string };

export async function fetchPage(url: string, signal?: AbortSignal): Promise<NextPage> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, signal });
  if (!answer.headers.get("content-type")?.startsWith("text/html")) throw new Error(answer.statusText || String(answer.status));
  return { html: await answer.text(), url: answer.url };
}

/** How long a pointer rests on a link before that counts as intent, and how long what was fetched for it is good. */
const restMs = 80;
const goodMs = 10_000;

let ahead: { url: string; at: number; page: Promise<NextPage> } | undefined;

/** Fetches the page behind a link as soon as someone seems about to follow it, unless they want to save data. */
export function fetchAhead(): void {
  if ("connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  let resting: ReturnType<typeof setTimeout>;
  const leave = () => clearTimeout(resting);
  const rest = (event: Event) => {
    leave();
    const link = pageLinkOf(event);
    if (link) resting = setTimeout(prefetch, restMs, withoutHash(link.href));
  };
  for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, rest, { passive: true });
  // A finger that goes on to scroll meant no link.
  for (const sign of ["pointerout", "pointercancel", "focusout"]) document.addEventListener(sign, leave, { passive: true });
}

function prefetch(url: string): void {
  if (!navigator.onLine || aheadOf(url)) return;
  const page = fetchPage(url);
  const now = { url, at: Date.now(), page };
  ahead = now;
  // Nobody asked for it yet, so nobody is told that it failed.
  page.catch(() => {
    if (ahead === now) ahead = undefined;
  });
}

/** What was fetched ahead for this address, while it is fresh. */
export function aheadOf(url: string): Promise<NextPage> | undefined {
  return ahead?.url === url && Date.now() - ahead.at < goodMs ? ahead.page : undefined;
}
