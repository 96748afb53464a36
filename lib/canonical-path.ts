/** Has no other spelling. */
const isPlain = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;

/** Without doubled, trailing or encoded slashes, dot segments, control characters and needless escapes. */
export function plainPath(pathname: string): string {
  if (isPlain.test(pathname)) return pathname;
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
export function lowerCasePath(path: string): string {
  const fixedPart = beforeName.exec(path)?.[0] ?? path;
  return (
    fixedPart.replace(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase())) + path.slice(fixedPart.length)
  );
}

/** The one spelling of a page's path; requests for others are redirected to it. */
export const canonicalPath = (pathname: string): string => lowerCasePath(plainPath(pathname));
