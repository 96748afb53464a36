import { canonicalPath } from "#lib/canonical-path.ts";
import { isHttpUrl } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";

export const maxTargetLength = 2_000;

const problem: LocalizedText = {
  en: "must be a path of this site such as /contact-us, or an address that starts with http:// or https://",
  es: "debe ser una ruta de este sitio como /contact-us, o una dirección que empiece con http:// o https://",
};

/** Where a redirect leads, in the one spelling that is stored and sent. A path of this site keeps its query and fragment. */
export function readTarget(text: string): { target: string } | { problem: LocalizedText } {
  const given = text.trim();
  // Browsers ignore some of these characters, so an address could turn into another one.
  if (/[\s\p{Cc}\\]/u.test(given) || given.length > maxTargetLength) return { problem };
  if (given.startsWith("/") && !given.startsWith("//")) {
    const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(given) ?? [];
    const { search, hash } = new URL(rest, "http://own.invalid/");
    return { target: canonicalPath(pathname) + search + hash };
  }
  if (!isHttpUrl(given)) return { problem };
  const url = new URL(given);
  return url.username + url.password === "" ? { target: url.href } : { problem };
}

/** The path that a target leads to on this site; `undefined` for another site's. */
export function ownPathOf(target: string, siteUrl?: string): string | undefined {
  if (target.startsWith("/")) return target.replace(/[?#].*$/s, "");
  if (siteUrl === undefined || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return isOwnHost(url, new URL(siteUrl)) ? canonicalPath(url.pathname) : undefined;
}

/** A whole address of this site as its path, as it is copied from a browser: so that the redirect follows the page there. */
export function withoutSite(text: string, siteUrl: string): string {
  const given = readTarget(text);
  if ("problem" in given || given.target.startsWith("/")) return text;
  const url = new URL(given.target);
  return hostOf(url) === hostOf(new URL(siteUrl)) ? canonicalPath(url.pathname) + url.search + url.hash : text;
}

/**
 * Whether a redirect there may lead back here. Without a public address the site is on this computer, which others in its network
 * call by many names with the same port.
 */
function isOwnHost(url: URL, site: URL): boolean {
  const isHere = hostOf(site).startsWith("localhost");
  return hostOf(url) === hostOf(site) || (isHere && url.port !== "" && url.port === site.port);
}

/** Names of this computer are one host, and so is a name with the dot that ends a full domain name. */
const hostOf = ({ host }: URL) => host.replace(/^(?:127\.0\.0\.1|\[::1\])(?=:|$)/, "localhost").replace(/\.(?=:|$)/, "");
