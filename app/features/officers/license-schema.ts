import { z } from "zod";
import { isDay } from "#lib/fields.ts";
import { listOf } from "#lib/json-fields.ts";
import type { Label } from "#lib/labels.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { usStates } from "#lib/us-states.ts";
import { aboutField, hasUnstorable, mayHaveAtMost, mustBeDate, mustBeDateSuchAs, mustBeText } from "#lib/validation-messages.ts";

export const licenseLabels = {
  state: { en: "State", es: "Estado" },
  number: { en: "Number", es: "Número" },
  from: { en: "Valid from", es: "Válida desde" },
  until: { en: "Valid until", es: "Válida hasta" },
};

/** More than there are states, because old licenses are kept beside new ones. */
const mostLicenses = 100;

/** Prefixes a message with its row: "License 2: …". The row number is in the path. */
const inRow = ({ en, es }: LocalizedText) => ({
  error: ({ path = [] }: { path?: PropertyKey[] }) => {
    const row = path.findLast((part) => typeof part === "number");
    return localize(row === undefined ? { en, es } : { en: `License ${Number(row) + 1}: ${en}`, es: `Licencia ${Number(row) + 1}: ${es}` });
  },
});

const day = (label: Label) =>
  z
    .string(inRow(aboutField(label, mustBeDate)))
    .refine((value) => value === "" || isDay(value), inRow(aboutField(label, mustBeDateSuchAs("2027-01-31"))))
    .default("");

const license = z
  .object(
    {
      state: z.enum(
        usStates,
        inRow(aboutField(licenseLabels.state, { en: "must be one of the states", es: "debe ser uno de los estados" })),
      ),
      number: z
        .string(inRow(aboutField(licenseLabels.number, mustBeText)))
        .trim()
        .max(40, inRow(aboutField(licenseLabels.number, mayHaveAtMost(40))))
        .regex(/^[^\p{Cc}\p{Cs}]*$/u, inRow(aboutField(licenseLabels.number, hasUnstorable)))
        .default(""),
      from: day(licenseLabels.from),
      until: day(licenseLabels.until),
    },
    inRow({ en: "must be an object", es: "debe ser un objeto" }),
  )
  .refine(({ from, until }) => from === "" || until === "" || from <= until, {
    ...inRow({ en: "Valid until must not be before Valid from", es: "«Válida hasta» no puede ser anterior a «Válida desde»" }),
    path: ["until"],
  });

export const licenseList = (label: Label) => listOf(label, license, mostLicenses);
