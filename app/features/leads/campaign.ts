/** The `utm_` parameters without their prefix, in the order in which staff see them. */
export const campaignNames = ["source", "medium", "campaign", "term", "content"] as const;

export type Campaign = Partial<Record<(typeof campaignNames)[number], string>>;

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

/** With the label of the page that the visitor wrote from: as the source, or beside the one of the link that they followed. */
export function labelCampaign(campaign: Campaign, label: string): Campaign {
  if (label === "") return campaign;
  return campaign.source ? { ...campaign, content: campaign.content ?? label } : { ...campaign, source: label };
}

export const isCampaign = (campaign: Campaign) => Object.keys(campaign).length > 0;

/** Such as "facebook / social / spring". */
export const campaignLine = (campaign: Campaign) => campaignNames.flatMap((name) => campaign[name] ?? []).join(" / ");
