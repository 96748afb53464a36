/** The `utm_` parameters without their prefix, in the order in which staff see them. */
export const campaignNames = ["source", "medium", "campaign", "term", "content"] as const;

/** `label` is that of the page from which the message came, which staff chose; visitors cannot set it. */
export type Campaign = Partial<Record<(typeof campaignNames)[number] | "label", string>>;

export const campaignLength = 100;

export function cleanCampaign(given: Campaign): Campaign {
  const values = campaignNames.map((name) => [name, (given[name] ?? "").replace(/\p{Cc}+/gu, " ").trim()]);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

export function parseCampaign(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  return cleanCampaign(
    Object.fromEntries(
      campaignNames.map((name) => [name, (parameters.get(`utm_${name}`) ?? "").slice(0, campaignLength).replace(/[\uD800-\uDBFF]$/, "")]),
    ),
  );
}

/** As `parseCampaign` reads it. */
export const writeCampaign = (campaign: Campaign) =>
  new URLSearchParams(campaignNames.flatMap((name) => (campaign[name] ? [[`utm_${name}`, campaign[name]]] : []))).toString();

export const isCampaign = (campaign: Campaign) => Object.keys(campaign).length > 0;

/** Such as "Fair in May / facebook / social / spring". */
export const campaignLine = (campaign: Campaign) =>
  (["label", ...campaignNames] as const).flatMap((name) => campaign[name] ?? []).join(" / ");
