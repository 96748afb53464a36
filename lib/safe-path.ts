/** Where to go after signing in: a path of this site, or the fallback. `//host` and `/\host` are other sites. */
export function safePath(path: string | null, fallback: string): string {
  return path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : fallback;
}
