import { z } from "zod";
import { requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { loanOfficerInput } from "./schema.ts";

const { subTitle, description } = loanOfficerInput.shape;

/**
 * What officers say about themselves. Name, title, licenses, email address, status, position and where applications go are the
 * office's to say: the law, or where mail and money go, depends on them.
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

/** The same with the name of a stored photo, as a save sends it and a proposal keeps it. */
export const ownOfficerChange = ownOfficerInput.extend({ image1: z.string().max(200).nullish() });

/** Why a proposed change is declined. */
export const declineInput = z.object({ reason: requiredText({ en: "Reason", es: "Motivo" }, 1000) });

/** No visitor reads these: they need nobody's yes. */
const immediateFields = ["mailLanguage", "awayFrom", "awayUntil", "deputyOfficerId"] as const;

export type OwnOfficerInput = z.infer<typeof ownOfficerChange>;
type Immediate = Pick<OwnOfficerInput, (typeof immediateFields)[number]>;
type Proposed = Omit<OwnOfficerInput, (typeof immediateFields)[number]>;

/** What is live at once, and what visitors will read. */
export function splitOwnInput(input: OwnOfficerInput): { immediate: Immediate; proposed: Proposed } {
  const { mailLanguage, awayFrom, awayUntil, deputyOfficerId, ...proposed } = input;
  return { immediate: { mailLanguage, awayFrom, awayUntil, deputyOfficerId }, proposed };
}
