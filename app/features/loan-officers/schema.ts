import { z } from "zod";
import { flag, optionalEmail, optionalNumber, optionalText, optionalUrl, requiredText, translations } from "#lib/fields.ts";

const title = requiredText("Title", 120);
const subTitle = optionalText("Sub title", 200);
const description = optionalText("Description", 50_000);

/** What staff may say about a loan officer; the API, the forms and the service share it. */
export const loanOfficerInput = z.object({
  firstName: requiredText("First name", 80),
  lastName: requiredText("Last name", 80),
  title,
  subTitle: subTitle.optional(),
  licenseNumber: requiredText("License number", 40),
  phoneNumber: optionalText("Phone number", 40).optional(),
  email: optionalEmail("Email").optional(),
  description: description.optional(),
  facebookUrl: optionalUrl("Facebook URL").optional(),
  instagramUrl: optionalUrl("Instagram URL").optional(),
  applyNowUrl: optionalUrl("Apply Now URL").optional(),
  isActive: flag("Active").optional(),
  sortOrder: optionalNumber("Sort order", 0, 1_000_000).optional(),
  translations: translations({ title: optionalText("Title (Spanish)", 120), subTitle, description }).optional(),
});

export const loanOfficerPatch = loanOfficerInput.partial();

export type LoanOfficerInput = z.infer<typeof loanOfficerInput>;
export type LoanOfficerPatch = z.infer<typeof loanOfficerPatch>;
