/** How far back the numbers look, in weeks; the second unless asked otherwise. */
export const periods = [4, 12, 52] as const;
export type Period = (typeof periods)[number];

export function parsePeriod(address: URLSearchParams): Period {
  return periods.find((weeks) => String(weeks) === address.get("weeks")) ?? periods[1];
}
