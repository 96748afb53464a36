import { lowerCasePath, plainPath } from "#lib/canonical-path.ts";

/** The address of a request, parsed once and only here: routing, guard, cache, limits and log cannot disagree about it. */
export type Address = {
  kind: "api" | "admin" | "page" | "file" | "picture" | "health" | "metrics";
  /** In canonical form. */
  path: string;
  /** Including "?", or empty. */
  search: string;
};

/** Pages in another spelling are redirected; API calls in another spelling do not exist. */
export type AddressReading = Address | { kind: "moved"; path: string; location: string } | { kind: "refused"; path: string };

const kinds: Array<[Address["kind"], RegExp]> = [
  ["api", /^\/api(\/|$)/i],
  // Includes data and manifest requests of the admin's router.
  ["admin", /^\/(admin(\/|\.data$|$)|__manifest$)/i],
  ["file", /^\/assets\//],
  ["picture", /^\/resources\//],
  ["health", /^\/(healthz|readyz)$/i],
  ["metrics", /^\/metrics$/i],
];

const target = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/** From the raw request line: the URL class would already normalize some spellings. */
export function readAddress(requestTarget: string): AddressReading {
  const [, pathname = "", search = ""] = target.exec(requestTarget) ?? [];
  const path = plainPath(pathname);
  const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? "page";
  if (kind === "file" || kind === "picture") return canonical(kind, pathname, path, search);
  if (kind !== "api")
    return kind === "page" && path.endsWith(".data") ? { kind: "refused", path } : canonical(kind, pathname, lowerCasePath(path), search);
  // The specification has the API ignore case.
  return pathname.toLowerCase() === path.toLowerCase() ? { kind, path: path.toLowerCase(), search } : { kind: "refused", path };
}

function canonical(kind: Address["kind"], given: string, path: string, search: string): AddressReading {
  return given === path ? { kind, path, search } : { kind: "moved", path, location: path + search };
}
