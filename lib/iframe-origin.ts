const maxLength = 2000;

/** A plain host and perhaps a port, as they are typed: nothing that a URL parser would first have to mend. */
const plainAddress = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * The origin of a page of another site that is shown in a frame, or nothing where the address is not plain. It is written
 * into the content security policy, in which a host such as `x.test;sandbox` would be a directive of its own.
 */
export function frameOrigin(url: string): string | undefined {
  if (url.length > maxLength || !plainAddress.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, origin } = new URL(url);
  return protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}

/** Of this site only what stands under /embed/ may be framed. */
export function isOwnEmbedPath(path: string): boolean {
  return path.length <= maxLength && /^\/(?:es\/)?embed\/[\w\-/?=&%]+$/.test(path);
}
