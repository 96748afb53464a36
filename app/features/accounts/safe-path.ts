const anySite = "http://site.invalid";

/** Where to go after signing in: a path of this site, or the fallback. For browsers `//host`, `/\host` and `/..//host` are other sites. */
export function safePath(path: string | null, fallback: string): string {
  if (!path || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path) || !URL.canParse(path, anySite)) return fallback;
  const url = new URL(path, anySite);
  return url.origin === anySite && !url.pathname.includes("//") ? url.pathname + url.search + url.hash : fallback;
}
