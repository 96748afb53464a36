import { z } from "zod";
import { optionalEmail, optionalText } from "#lib/fields.ts";
import { isSamePerson } from "#lib/person.ts";
import { instantText } from "#lib/response-fields.ts";
import { telephoneDigits } from "#lib/telephone.ts";
import { fieldError, localizedError, mustBeOneOf } from "#lib/validation-messages.ts";

const phone = { en: "Phone", es: "Teléfono" };

const fields = {
  email: optionalEmail({ en: "Email", es: "Correo electrónico" }),
  phone: optionalText(phone, 40).refine(
    (value) => value === "" || /^.{7,15}$/.test(telephoneDigits(value)),
    fieldError(phone, { en: "must have 7 to 15 digits", es: "debe tener de 7 a 15 dígitos" }),
  ),
};

const isKnown = ({ email, phone }: { email: string; phone: string }) => email !== "" || phone !== "";
const unknown = {
  ...localizedError({ en: "Enter an email address or a phone number", es: "Indique un correo electrónico o un número de teléfono" }),
  path: ["email"],
};

export const personInput = z.object(fields).refine(isKnown, unknown);

/** All that the audit event of an erasure says. */
export const erasureReasons = ["personAsked", "noLongerNeeded", "wronglyCollected"] as const;

export const eraseInput = z
  .object({
    ...fields,
    reason: z.enum(erasureReasons, fieldError("reason", mustBeOneOf(erasureReasons))),
    /** The address or the number once more, typed by the user. */
    confirmation: optionalText({ en: "Confirmation", es: "Confirmación" }, 254),
  })
  .refine(isKnown, unknown)
  .refine(({ confirmation, ...person }) => isSamePerson(person, { email: confirmation, phone: confirmation }), {
    ...localizedError({
      en: "Type the email address or the phone number again to confirm",
      es: "Para confirmar, escriba otra vez el correo electrónico o el número de teléfono",
    }),
    path: ["confirmation"],
  });

const holdingSchema = z.object({
  /** A kind and an id, as in audit events. */
  reference: z.string(),
  title: z.string(),
  excerpt: z.string(),
  at: instantText.nullable(),
});

export const holdings = z.object({
  /** The person's own records by kind: erased completely. */
  own: z.array(z.object({ title: z.string(), note: z.string(), summary: z.string(), places: z.array(holdingSchema) })),
  /** What others wrote, and former states of content: only the address and the number are erased there. */
  mentions: z.array(holdingSchema),
  /** Employees, and what visitors see today: changed where it is edited, not here. */
  elsewhere: z.array(holdingSchema),
  counts: z.record(z.string(), z.int()),
});

export type PersonInput = z.infer<typeof personInput>;
export type EraseInput = z.infer<typeof eraseInput>;
export type Holding = z.infer<typeof holdingSchema>;
export type Holdings = z.infer<typeof holdings>;
export type ErasureReason = (typeof erasureReasons)[number];
