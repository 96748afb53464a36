const dayMs = 86_400_000;

/** The same things beginning one further every day, so that each comes first as often as the others. */
export function rotateByDay<T>(items: readonly T[], day: string): T[] {
  const start = items.length === 0 ? 0 : Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
