import { z } from "zod";
import { confirmedField } from "#lib/draft-parts.ts";
import { optionalInstant } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { loanOfficerInput } from "./schema.ts";

const { subTitle, description } = loanOfficerInput.shape;

/**
 * What officers may change themselves. Name, title, licenses, email address, status, position and where applications go are
 * for the office: the law, or where mail and money go, depends on them.
 */
export const ownOfficerInput = loanOfficerInput
  .pick({
    subTitle: true,
    phoneNumber: true,
    textNumber: true,
    whatsAppNumber: true,
    description: true,
    facebookUrl: true,
    instagramUrl: true,
    calendarUrl: true,
    languagesSpoken: true,
    specialties: true,
    mailLanguage: true,
    awayFrom: true,
    awayUntil: true,
    deputyOfficerId: true,
  })
  .extend({ translations: translations({ subTitle: subTitle.unwrap(), description: description.unwrap() }).optional() });

/** With the name of a stored photo. */
export const ownOfficerChange = ownOfficerInput.extend({ image1: z.string().max(200).nullish() });

/** A save also says when the draft that the form shows was last changed. */
export const ownOfficerSave = ownOfficerChange.extend({ draftReadAt: optionalInstant("draftReadAt").optional() });

/** The fields that wait for approval, named as in a draft. */
export const ownDraftFields: readonly string[] = [
  "subTitle",
  "phoneNumber",
  "textNumber",
  "whatsAppNumber",
  "description",
  "facebookUrl",
  "instagramUrl",
  "calendarUrl",
  "languagesSpoken",
  "specialties",
  "image1",
  "es.subTitle",
  "es.description",
];

/** What visitors do not see: it is published without approval. */
const immediateFields = ["mailLanguage", "awayFrom", "awayUntil", "deputyOfficerId"];

/** Every field that officers can draft. */
export const isOwnField = (name: string): boolean =>
  ownDraftFields.includes(name) || immediateFields.includes(name) || name === "image" || name === confirmedField;

export type OwnOfficerInput = z.infer<typeof ownOfficerChange>;

/** Visitors do not see the first part, so it needs no approval. */
export function splitOwnInput({ mailLanguage, awayFrom, awayUntil, deputyOfficerId, ...proposed }: OwnOfficerInput) {
  return { immediate: { mailLanguage, awayFrom, awayUntil, deputyOfficerId }, proposed };
}

type Translated = { translations?: { es?: Record<string, string> | undefined } | undefined };

/** The profile as it will be once the officer's part of its draft is published, and when that draft was last changed. */
export function withOwnDraft<Officer extends Translated>(officer: Officer, values: Record<string, unknown>, changedAt?: Date | string) {
  const isSpanish = ([name]: [string, unknown]) => name.startsWith("es.");
  const entries = Object.entries(values);
  const spanish = Object.fromEntries(entries.filter(isSpanish).map(([name, text]) => [name.slice(3), String(text)]));
  const fields = Object.fromEntries(entries.filter((entry) => !isSpanish(entry)));
  const translations = { ...officer.translations, es: { ...officer.translations?.es, ...spanish } };
  return { ...officer, ...fields, translations, draftReadAt: changedAt ?? null };
}
