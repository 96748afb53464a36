const joinUnits = (...parts: Array<[number, string]>) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");

/** A duration in its two largest units, whose abbreviations are the same in English and Spanish. */
export function shortDuration(minutes: number): string {
  const wholeMinutes = Math.round(minutes);
  if (wholeMinutes < 60) return `${wholeMinutes} min`;
  if (wholeMinutes < 24 * 60) return joinUnits([Math.floor(wholeMinutes / 60), "h"], [wholeMinutes % 60, "min"]);
  const wholeHours = Math.round(minutes / 60);
  return joinUnits([Math.floor(wholeHours / 24), "d"], [wholeHours % 24, "h"]);
}
