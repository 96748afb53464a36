import { type Campaign, isCampaign, parseCampaign, writeCampaign } from "#app/features/leads/campaign.ts";

/** In session storage; sent only with a message. */
const storageKey = "campaign";

/** From this page's address, or the previous page's, if the visitor left it before its script ran. */
function campaignHere(): Campaign {
  const ownCampaign = parseCampaign(location.search);
  const isFromSite = document.referrer.startsWith(`${location.origin}/`);
  return isCampaign(ownCampaign) || !isFromSite ? ownCampaign : parseCampaign(new URL(document.referrer).search);
}

export function rememberCampaign(): void {
  const campaign = campaignHere();
  if (!isCampaign(campaign)) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // Without storage, only the address is known.
  }
}

export function visitCampaign(): Campaign {
  const campaign = campaignHere();
  if (isCampaign(campaign)) return campaign;
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** The hidden field `campaign` of forms that the browser posts itself. */
export function fillCampaignFields(): void {
  const written = writeCampaign(visitCampaign());
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=hidden][name=campaign]")) field.value = written;
}
