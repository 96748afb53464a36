import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { imageWidths, variantName } from "#lib/image-widths.ts";
import { localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { officerPath } from "./officer-path.ts";
import type { ShownOfficer } from "./service.server.ts";
import type { ContactCard } from "./vcard.ts";

type Site = { siteUrl: string; company: string; language: Language };

/** An officer as an address book takes them, in the language of the page they were found on. */
export function contactCardOf(officer: ShownOfficer, { siteUrl, company, language }: Site): ContactCard {
  const { loanOfficerId, firstName, lastName, title, phoneNumber, textNumber, email, image1, languagesSpoken } = officer;
  return {
    uid: `${siteUrl}/services/loan-officer/${loanOfficerId}`,
    firstName,
    lastName,
    title,
    language,
    organization: company,
    telephones: [
      { number: phoneNumber, type: "voice" },
      { number: textNumber, type: "text" },
    ],
    email,
    url: siteUrl + localPath(officerPath(officer), language),
    photo: image1 ? { url: `${siteUrl}/resources/${variantName(image1, imageWidths[1], "webp")}`, mediaType: "image/webp" } : undefined,
    languages: languagesSpoken,
    note: pageTexts[language].officer.nmls(officer.licenseNumber),
  };
}
