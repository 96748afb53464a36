import { type Campaign, campaignIn, isCampaign } from "#app/features/leads/campaign.ts";

/** Ends with the tab, and is sent nowhere unless the visitor writes to us. */
const storageKey = "campaign";

/** Of this page's address, or of the page's before: whoever left it quickly has never had its script. */
function campaignHere(): Campaign {
  const ownCampaign = campaignIn(location.search);
  const isFromSite = document.referrer.startsWith(`${location.origin}/`);
  return isCampaign(ownCampaign) || !isFromSite ? ownCampaign : campaignIn(new URL(document.referrer).search);
}

/** For the pages that this visit goes on to. */
export function rememberCampaign(): void {
  const campaign = campaignHere();
  if (!isCampaign(campaign)) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // A browser that stores nothing has the address alone.
  }
}

/** The campaign that brought this visitor, as far as this tab knows. */
export function visitCampaign(): Campaign {
  const campaign = campaignHere();
  if (isCampaign(campaign)) return campaign;
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
