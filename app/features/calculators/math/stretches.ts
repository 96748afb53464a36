/** Consecutive months or years, both ends included, counted from one. */
export type Stretch = { from: number; to: number };

export function stretchesWhere(last: number, holds: (count: number) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (let count = 1; count <= last; count++) {
    if (!holds(count)) continue;
    const open = stretches.at(-1);
    if (open?.to === count - 1) open.to = count;
    else stretches.push({ from: count, to: count });
  }
  return stretches;
}
