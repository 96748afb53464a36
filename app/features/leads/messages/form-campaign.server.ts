import { type Campaign, isCampaign, parseCampaign } from "#app/features/leads/campaign.ts";

/**
 * What brought the visitor who posted a form: `filled` is from the site's script, which knows the visit. Without a script, the addresses
 * of the form and of its page name it; they differ where a page has the form of another.
 */
export function campaignOfForm(request: Request, filled = ""): Campaign {
  const { host, search } = new URL(request.url);
  const page = URL.parse(request.headers.get("referer") ?? "");
  const searches = [filled, search, page?.host === host ? page.search : ""];
  return searches.map(parseCampaign).find(isCampaign) ?? {};
}
