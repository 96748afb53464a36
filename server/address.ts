/**
 * Where a request goes. It is read from the URL once, at the entry, and only here; routing, guard, cache, limits and log
 * all use this value, so that none of them can take a request for another than the rest does.
 */
export type Address = {
  kind: "api" | "admin" | "page" | "file" | "picture" | "health" | "metrics";
  /** In canonical form: one address, one spelling. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
};

/** A page in another spelling is found at its canonical one; a call of the API in another spelling does not exist. */
export type AddressReading = Address | { kind: "moved"; path: string; location: string } | { kind: "refused"; path: string };

const kinds: Array<[Address["kind"], RegExp]> = [
  ["api", /^\/api(\/|$)/i],
  // What the admin's own script asks for: a screen's data, and which screens there are.
  ["admin", /^\/(admin(\/|\.data$|$)|__manifest$)/i],
  ["file", /^\/assets\//],
  ["picture", /^\/resources\//],
  ["health", /^\/(healthz|readyz)$/i],
  ["metrics", /^\/metrics$/i],
];

const target = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/** Of what stands in the request's first line. A URL class would already have resolved some spellings and left others. */
export function readAddress(requestTarget: string): AddressReading {
  const [, pathname = "", search = ""] = target.exec(requestTarget) ?? [];
  const path = isPlain.test(pathname) ? pathname : plainPath(pathname);
  const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? "page";
  if (kind === "file" || kind === "picture") return canonical(kind, pathname, path, search);
  if (kind !== "api")
    return kind === "page" && path.endsWith(".data") ? { kind: "refused", path } : canonical(kind, pathname, lowerCase(path), search);
  // The specification has the API ignore letter case, and nothing else.
  return pathname.toLowerCase() === path.toLowerCase() ? { kind, path: path.toLowerCase(), search } : { kind: "refused", path };
}

function canonical(kind: Address["kind"], asked: string, path: string, search: string): AddressReading {
  return asked === path ? { kind, path, search } : { kind: "moved", path, location: path + search };
}

/** Nothing in it can be spelled in another way. */
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

/** Once, and never half: what is no valid escape is taken as the characters that it consists of. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/\p{Cc}/gu, "");
  } catch {
    return segment;
  }
}

/** The first name at the end of an officer's address is written as the officer writes it. */
const beforeName = /^(?:\/es)?\/services\/loan-officer\/[^/]+\/(?=[^/]+$)/i;

/** Escapes of other characters than letters have their own case, which is upper. */
function lowerCase(path: string): string {
  const fixedPart = beforeName.exec(path)?.[0] ?? path;
  return (
    fixedPart.replace(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase())) + path.slice(fixedPart.length)
  );
}
