/** A path of the site as people read it: "José" instead of "Jos%C3%A9". One that cannot be decoded stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
