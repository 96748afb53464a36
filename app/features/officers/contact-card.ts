import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { imageWidths, variantName } from "#lib/image-widths.ts";
import { localPath } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import { officerPath } from "./officer-path.ts";
import type { ShownOfficer } from "./service.server.ts";

type Site = { siteUrl: string; company: string; language: Language };

export function contactCardOf(officer: ShownOfficer, { siteUrl, company, language }: Site) {
  const { loanOfficerId, firstName, lastName, title, phoneNumber, textNumber, email, image1, languagesSpoken } = officer;
  return {
    // The same in every language, so that a card saved again replaces the first.
    uid: `${siteUrl}/services/loan-officer/${loanOfficerId}`,
    firstName,
    lastName,
    title,
    language,
    organization: company,
    telephones: [
      { number: phoneNumber, type: "voice" as const },
      { number: textNumber, type: "text" as const },
    ],
    email,
    url: siteUrl + localPath(officerPath(officer), language),
    photo: image1 ? { url: `${siteUrl}/resources/${variantName(image1, imageWidths[1], "webp")}`, mediaType: "image/webp" } : undefined,
    languages: languagesSpoken,
    note: pageTexts[language].officer.nmls(officer.licenseNumber),
  };
}

export type ContactCard = ReturnType<typeof contactCardOf>;

const longestLine = 75;

/** Escapes separators and drops control characters, so that a name cannot end a value, a line or the card. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Folds after 75 octets, between characters. */
function foldLine(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(" ");
      octets = 1;
    }
    lines.push((lines.pop() ?? "") + character);
    octets += size;
  }
  return lines.join("\r\n");
}

/** RFC 6350. */
export function vCard(card: ContactCard): string {
  const { firstName, lastName, language, photo } = card;
  const text = (property: string, value: string) => (value.trim() === "" ? [] : [`${property}:${escapeText(value)}`]);
  const numbers = card.telephones.filter(({ number }) => /\d/.test(number));
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `UID:${card.uid}`,
    ...text("FN", `${firstName} ${lastName}`),
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    ...text(`TITLE;LANGUAGE=${language}`, card.title),
    ...text("ORG", card.organization),
    ...numbers.map(({ number, type }) => `TEL;VALUE=uri;TYPE="work,${type}":${telephoneLink(number)}`),
    ...text("EMAIL;TYPE=work", card.email),
    `URL:${card.url}`,
    ...(photo ? [`PHOTO;MEDIATYPE=${photo.mediaType}:${photo.url}`] : []),
    ...card.languages.map((spoken, index) => `LANG;PREF=${index + 1}:${spoken}`),
    ...text(`NOTE;LANGUAGE=${language}`, card.note),
    "END:VCARD",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
