const maxLength = 2000;

/** Plain host and optional port: nothing that a URL parser would first have to repair. */
const plainAddress = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** The origin of an embedded page, or undefined for an unusual address: in the content security policy a host such as `x.test;sandbox` would become a directive. */
export function frameOrigin(url: string): string | undefined {
  if (url.length > maxLength || !plainAddress.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, origin } = new URL(url);
  return protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}

/** Only our own pages under /embed/ may be framed. */
export function isOwnEmbedPath(path: string): boolean {
  return path.length <= maxLength && /^\/(?:es\/)?embed\/[\w\-/?=&%]+$/.test(path);
}
