/** What the `utm_` parameters of an address are called without their prefix, in the order in which they are told. */
export const campaignNames = ["source", "medium", "campaign", "term", "content"] as const;

export type Campaign = Partial<Record<(typeof campaignNames)[number], string>>;

export const campaignLength = 100;

/** Without control characters, blanks around the words, and what says nothing. */
export function cleanCampaign(given: Campaign): Campaign {
  const values = campaignNames.map((name) => [name, (given[name] ?? "").replace(/\p{Cc}+/gu, " ").trim()]);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** The campaign that a link to the site names in its address, if any. */
export function campaignIn(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  return cleanCampaign(
    Object.fromEntries(
      campaignNames.map((name) => [name, (parameters.get(`utm_${name}`) ?? "").slice(0, campaignLength).replace(/[\uD800-\uDBFF]$/, "")]),
    ),
  );
}

export const isCampaign = (campaign: Campaign) => Object.keys(campaign).length > 0;

/** In one line, for staff: `facebook / social / spring`. */
export const campaignLine = (campaign: Campaign) => campaignNames.flatMap((name) => campaign[name] ?? []).join(" / ");
