import { z } from "zod";
import { isDay, listOf } from "#lib/fields.ts";
import { usStates } from "#lib/us-states.ts";

/** What the parts of a license are called, in the form and in messages. */
export const licenseLabels = {
  state: { en: "State", es: "Estado" },
  number: { en: "Number", es: "Número" },
  from: { en: "Valid from", es: "Válida desde" },
  until: { en: "Valid until", es: "Válida hasta" },
};

/** More than there are states, for those whose old license is kept beside the new one. */
const mostLicenses = 100;

/** The message of a row names it: "License 2: …". Its number is in the path, which is known when the message is made. */
const inRow = (message: string) => ({
  error: ({ path = [] }: { path?: PropertyKey[] }) => {
    const row = path.findLast((part) => typeof part === "number");
    return row === undefined ? message : `License ${Number(row) + 1}: ${message}`;
  },
});

const day = (label: string) =>
  z
    .string(inRow(`${label} must be a date`))
    .refine((value) => value === "" || isDay(value), inRow(`${label} must be a date such as 2027-01-31`))
    .default("");

const license = z
  .object(
    {
      state: z.enum(usStates, inRow("State must be one of the states")),
      number: z
        .string(inRow("Number must be a text"))
        .trim()
        .max(40, inRow("Number may have at most 40 characters"))
        .regex(/^[^\p{Cc}\p{Cs}]*$/u, inRow("Number contains characters that cannot be stored"))
        .default(""),
      from: day(licenseLabels.from.en),
      until: day(licenseLabels.until.en),
    },
    inRow("must be an object"),
  )
  .refine(({ from, until }) => from === "" || until === "" || from <= until, {
    ...inRow("Valid until must not be before Valid from"),
    path: ["until"],
  });

export const licenseList = (label: string) => listOf(label, license, mostLicenses);
