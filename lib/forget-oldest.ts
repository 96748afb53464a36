/** Keeps a map that remembers within bounds: what was put in first goes first. */
export function forgetOldest(remembered: Map<unknown, unknown>, most: number): void {
  for (const oldest of remembered.keys()) {
    if (remembered.size <= most) return;
    remembered.delete(oldest);
  }
}
