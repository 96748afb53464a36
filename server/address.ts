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
  const path = isPlain.test(pathname) ? pathname : plainPath(pathname);
  const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? "page";
  if (kind === "file" || kind === "picture") return canonical(kind, pathname, path, search);
  if (kind !== "api")
    return kind === "page" && path.endsWith(".data") ? { kind: "refused", path } : canonical(kind, pathname, lowerCase(path), search);
  // The specification has the API ignore case.
  return pathname.toLowerCase() === path.toLowerCase() ? { kind, path: path.toLowerCase(), search } : { kind: "refused", path };
}

function canonical(kind: Address["kind"], given: string, path: string, search: string): AddressReading {
  return given === path ? { kind, path, search } : { kind: "moved", path, location: path + search };
}

/** Has no other spelling. */
const isPlain = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;

/** Without doubled, trailing or encoded slashes, dot segments, control characters and needless escapes. */
function plainPath(pathname: string): string {
  const segments: string[] = [];
  for (const segment of pathname.split("/").flatMap((text) => decode(text).split(/[/\\]/))) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(encodeURIComponent(segment));
  }
  return `/${segments.join("/")}`;
}

/** Once; an invalid escape is taken literally. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/\p{Cc}/gu, "");
  } catch {
    return segment;
  }
}

/** The officer's first name keeps its case. */
const beforeName = /^(?:\/es)?\/services\/loan-officer\/[^/]+\/(?=[^/]+$)/i;

/** Percent-escapes stay uppercase. */
function lowerCase(path: string): string {
  const fixedPart = beforeName.exec(path)?.[0] ?? path;
  return (
    fixedPart.replace(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase())) + path.slice(fixedPart.length)
  );
}
