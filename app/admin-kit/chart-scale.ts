/** The next number up that people count in and halve: 1, 2, 4, 6, 8 or 10 times a power of ten. Charts end there. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10);
}
