import { z } from "zod";
import { requiredText } from "#lib/fields.ts";
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

export const declineInput = z.object({ reason: requiredText({ en: "Reason", es: "Motivo" }, 1000) });

export type OwnOfficerInput = z.infer<typeof ownOfficerChange>;

/** Visitors do not see the first part, so it needs no approval. */
export function splitOwnInput({ mailLanguage, awayFrom, awayUntil, deputyOfficerId, ...proposed }: OwnOfficerInput) {
  return { immediate: { mailLanguage, awayFrom, awayUntil, deputyOfficerId }, proposed };
}
