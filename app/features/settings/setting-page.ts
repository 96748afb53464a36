import { findSetting } from "./find-setting.ts";

/** Where a setting is seen best, by how its key begins; the longest beginning decides. Those of no page steer mails and other work. */
const pages: Record<string, string> = {
  "company.": "/",
  "company.stateLicenses": "/state-licensing",
  "complaints.": "/verify-us",
  "contact.": "/contact-us",
  "address.": "/contact-us",
  "hours.": "/contact-us",
  "links.": "/",
  "officers.order": "/services/find-a-loan-officer",
  "legal.": "/",
  "legal.consent": "/contact-us",
  "figures.": "/calculators/monthly-payment",
  "figures.utah.closingCosts": "/calculators/cash-to-close",
  "figures.utah.firstHomeHelp": "/calculators/cash-to-close",
  "figures.va.refinance": "/calculators/refinance",
  "figures.conventional.minimumDown": "/can-i-buy",
  "figures.itin.": "/can-i-buy",
  "figures.usda.minimumDown": "/can-i-buy",
  "figures.va.minimumDown": "/can-i-buy",
  "figures.ratios.": "/calculators/how-much-home",
  "text.tiles.": "/",
  "text.refinance.": "/services/refinance_information",
  "text.loans.": "/loans/fha",
  "text.search.": "/search",
  "text.contact.": "/contact-us",
  "text.check.": "/can-i-buy",
  "text.check.invitation": "/",
  "text.folder.": "/your-folder",
  "text.calculators.": "/calculators",
  "text.calculators.buying": "/services/homebuying-process",
  "text.calculators.refinancing": "/services/refinance_information",
  "text.calculator.monthly-payment.": "/calculators/monthly-payment",
  "text.calculator.how-much-home.": "/calculators/how-much-home",
  "text.calculator.cash-to-close.": "/calculators/cash-to-close",
  "text.calculator.refinance.": "/calculators/refinance",
  "text.calculator.rent-or-buy.": "/calculators/rent-or-buy",
};

/** What officers' pages alone show, and what is seen once a form was sent. */
const onNoPage = [
  "legal.stateDisclosures",
  "links.calculator",
  "text.contact.officerForm",
  "text.contact.officerReading",
  "text.contact.sentTitle",
  "text.contact.sent",
];

/** The page that shows a setting, if one does. */
export function settingPage(context: string): string | undefined {
  const setting = findSetting(context);
  if (!setting || onNoPage.includes(context)) return undefined;
  const [longest] = Object.keys(pages)
    .filter((beginning) => context.startsWith(beginning))
    .sort((one, other) => other.length - one.length);
  return setting.page ?? (longest && pages[longest]);
}
