import type { KnownAddresses } from "#app/features/addresses/plan-redirect.ts";
import { ownPathOf } from "#app/features/addresses/redirect-target.ts";
import { canonicalPath } from "#lib/canonical-path.ts";
import { isHttpUrl } from "#lib/fields.ts";
import { englishPath, languageOf } from "#lib/languages.ts";

/** Where a link of the content leads: to a path of this site, to another site, or to neither. */
export type LinkKind = { path: string } | { url: string } | undefined;

/** A link without a scheme counts from the front page, as on the site (`contentPath`). */
export function classifyLink(link: string, siteUrl: string | undefined): LinkKind {
  if (isHttpUrl(link)) {
    const own = ownPathOf(link, siteUrl);
    return own === undefined ? { url: withoutFragment(link) } : { path: own };
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/|$)/i.test(link)) return undefined;
  const [pathname = ""] = link.split(/[?#]/, 1);
  return pathname === "" ? undefined : { path: canonicalPath(pathname.startsWith("/") ? pathname : `/${pathname}`) };
}

function withoutFragment(link: string): string {
  const url = new URL(link);
  url.hash = "";
  return url.href;
}

/** Whether visitors find something at a path that content links to. A Spanish prefix before a page's English path works too. */
export function isReachable(path: string, { isServed, isFormer, redirects, pageAt }: KnownAddresses): boolean {
  const isKnown = isServed(path) || isFormer(path) || redirects.has(path);
  return isKnown || isForStaff(path) || (languageOf(path) === "es" && pageAt(englishPath(path), "en") !== undefined);
}

/** Screens and calls are no content. */
const isForStaff = (path: string) => /^\/(?:admin|api)(?:\/|$)/.test(path);
