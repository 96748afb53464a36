import { blogTexts } from "./blog.ts";
import { closingTexts } from "./calculators/cash-to-close.ts";
import { calculatorTexts } from "./calculators/common.ts";
import { enclosureTexts } from "./calculators/enclosure.ts";
import { affordabilityTexts } from "./calculators/how-much-home.ts";
import { paymentTexts } from "./calculators/monthly-payment.ts";
import { calculatorIndexTexts, calculatorPageTexts } from "./calculators/pages.ts";
import { refinanceTexts } from "./calculators/refinance.ts";
import { rentOrBuyTexts } from "./calculators/rent-or-buy.ts";
import { checkTexts } from "./can-i-buy.ts";
import { contactTexts } from "./contact.ts";
import { errorTexts } from "./errors.ts";
import { ticksTexts } from "./folder-ticks.ts";
import { heldMailTexts } from "./held-mail.ts";
import { leadMailTexts } from "./lead-mails.ts";
import { routingTexts } from "./lead-routing.ts";
import { mailTexts } from "./mails.ts";
import { newsletterTexts } from "./newsletter.ts";
import { officeStatusTexts } from "./office-status.ts";
import { directoryTexts } from "./officer-directory.ts";
import { outageTexts } from "./outage.ts";
import { pageTexts } from "./pages.ts";
import { paperTexts } from "./papers.ts";
import { referenceTexts } from "./reference.ts";
import { shareTexts } from "./share-answer.ts";
import { siteTexts } from "./site.ts";
import { slideshowTexts } from "./slideshow.ts";
import { specialtyNames } from "./specialties.ts";
import type { Texts } from "./texts.ts";
import { stateNames } from "./us-states.ts";
import { weeklyMailTexts } from "./weekly-mail.ts";
import { folderTexts } from "./your-folder.ts";

/** Every text that the program itself says to visitors, so that staff can find out that it is no content; a test compares the list with the folder. */
export const textAreas: Texts<object>[] = [
  blogTexts,
  closingTexts,
  calculatorTexts,
  enclosureTexts,
  affordabilityTexts,
  paymentTexts,
  calculatorPageTexts,
  calculatorIndexTexts,
  refinanceTexts,
  rentOrBuyTexts,
  checkTexts,
  contactTexts,
  errorTexts,
  ticksTexts,
  heldMailTexts,
  leadMailTexts,
  routingTexts,
  mailTexts,
  newsletterTexts,
  officeStatusTexts,
  directoryTexts,
  outageTexts,
  pageTexts,
  paperTexts,
  referenceTexts,
  shareTexts,
  siteTexts,
  slideshowTexts,
  specialtyNames,
  stateNames,
  folderTexts,
  weeklyMailTexts,
];
