const firstMs = 2_000;
const longestMs = 5 * 60_000;

/** Twice as long after each try, up to a cap; the jitter keeps mails that failed together from coming back together. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const fullDelay = Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(fullDelay / 2 + (random() * fullDelay) / 2);
}
