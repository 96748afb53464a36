import { findSetting } from "./find-setting.ts";

/** Where a setting is seen best, by how its key begins; the longest beginning decides. Those of no page steer mails and other work. */
const pages: Record<string, string> = {
  "company.": "/",
  "contact.": "/contact-us",
  "address.": "/contact-us",
  "hours.": "/contact-us",
  "links.": "/",
  "officers.order": "/services/find-a-loan-officer",
  "legal.": "/",
  "legal.consent": "/contact-us",
  "newsletter.consent": "/blog",
  "figures.": "/calculators/monthly-payment",
  "figures.va.": "/calculators/cash-to-close",
  "figures.va.refinance": "/calculators/refinance",
  "figures.ratios.": "/calculators/how-much-home",
};

/** What officers' pages alone show. */
const onOfficersPages = ["legal.stateDisclosures", "links.calculator"];

/** The page that shows a setting, if one does. */
export function settingPage(context: string): string | undefined {
  if (!findSetting(context) || onOfficersPages.includes(context)) return undefined;
  const [longest] = Object.keys(pages)
    .filter((beginning) => context.startsWith(beginning))
    .sort((one, other) => other.length - one.length);
  return longest && pages[longest];
}
