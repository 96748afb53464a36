/** In weeks; the second is the default. */
export const periods = [4, 12, 52] as const;
export type Period = (typeof periods)[number];

export function parsePeriod(address: URLSearchParams): Period {
  return periods.find((weeks) => String(weeks) === address.get("weeks")) ?? periods[1];
}
