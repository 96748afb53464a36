import { expect, it } from "vitest";
import { type ContactCard, vCard } from "./contact-card.ts";

const card: ContactCard = {
  uid: "https://example.com/services/loan-officer/1",
  firstName: "Ana Lucía",
  lastName: "Peña",
  title: "Oficial de préstamos",
  language: "es",
  organization: "Umbral",
  telephones: [
    { number: "(801) 555-0111", type: "voice" },
    { number: "call us", type: "text" },
  ],
  email: "ana@example.com",
  url: "https://example.com/es/services/loan-officer/1/Ana%20Luc%C3%ADa",
  photo: { url: "https://example.com/resources/a.webp", mediaType: "image/webp" },
  languages: ["es", "en"],
  note: "NMLS# 1",
};

it("says who someone is, one line each", () => {
  expect(vCard(card).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    "UID:https://example.com/services/loan-officer/1",
    "FN:Ana Lucía Peña",
    "N:Peña;Ana Lucía;;;",
    "TITLE;LANGUAGE=es:Oficial de préstamos",
    "ORG:Umbral",
    'TEL;VALUE=uri;TYPE="work,voice":tel:+18015550111',
    "EMAIL;TYPE=work:ana@example.com",
    "URL:https://example.com/es/services/loan-officer/1/Ana%20Luc%C3%ADa",
    "PHOTO;MEDIATYPE=image/webp:https://example.com/resources/a.webp",
    "LANG;PREF=1:es",
    "LANG;PREF=2:en",
    "NOTE;LANGUAGE=es:NMLS# 1",
    "END:VCARD",
    "",
  ]);
});

it("leaves out what is not known", () => {
  const text = vCard({ ...card, photo: undefined, languages: [], email: "", title: " ", telephones: [], note: "" });
  expect(text).not.toMatch(/PHOTO|LANG|EMAIL|TITLE|TEL|NOTE/);
});

it("keeps names from ending a value, a line or the card", () => {
  const text = vCard({ ...card, lastName: "O\\Neil; Jr, MD\r\nEND:VCARD\0", organization: "A;B" });
  expect(text).toContain("N:O\\\\Neil\\; Jr\\, MD\\nEND:VCARD;Ana Lucía;;;\r\n");
  expect(text).toContain("ORG:A\\;B\r\n");
  expect(text.match(/^END:VCARD$/gm)).toHaveLength(1);
  expect(text).not.toContain("\0");
});

it("folds long lines after 75 octets, between characters, and unfolds to the same", () => {
  const title = "ñ🏡".repeat(60);
  const text = vCard({ ...card, title });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`TITLE;LANGUAGE=es:${title}\r\n`);
});
