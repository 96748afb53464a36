/**
 * The path by which a request is routed. The API ignores case, doubled and trailing slashes and needless
 * percent-encoding, so that a guard sees exactly the path that the handler sees.
 */
export function requestPath(request: Request): string {
  const start = request.url.indexOf("/", request.url.indexOf("://") + 3);
  const end = request.url.search(/[?#]/);
  const path = start === -1 ? "/" : request.url.slice(start, end === -1 ? undefined : end);
  const plain = decoded(path).replace(/\/{2,}/g, "/");
  if (!/^\/api(\/|$)/i.test(plain)) return path;
  return plain.length > 1 ? plain.replace(/\/$/, "").toLowerCase() : plain;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
