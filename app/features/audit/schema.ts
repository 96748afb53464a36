import { z } from "zod";
import { instantText } from "#lib/answers.ts";
import { auditActionNames } from "#lib/audit-actions.ts";
import { choice, optionalNumber, wholeNumber } from "#lib/fields.ts";

/** Whoever was not signed in, and the installation itself. */
export const nobody = 0;

const isDay = (value: string) => /^20\d\d-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);

const day = (label: string) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .string()
      .refine(isDay, `${label} must be a day such as 2026-01-31`)
      .meta({ description: "A day at the office, in Mountain Time" })
      .optional(),
  );

export const auditFilter = z.object({
  filterKey: z
    .string()
    .max(200, "filterKey may have at most 200 characters")
    .refine((value) => value.isWellFormed() && !value.includes("\0"), "filterKey contains characters that cannot be searched")
    .meta({ description: "Words that sentence, subject, person or address have; case and accents do not matter" })
    .default(""),
  userId: optionalNumber("userId", nobody, 2 ** 31 - 1)
    .meta({ description: "What this person did and what was done to their account; 0 is whoever was not signed in" })
    .optional(),
  action: choice("action", auditActionNames).optional(),
  from: day("from").optional(),
  to: day("to").optional(),
});

export const auditQuery = auditFilter.extend({
  pageNumber: wholeNumber("pageNumber", 1, 1_000_000).default(1),
  pageSize: wholeNumber("pageSize", 1, 100).default(25),
});

/** One event. `who` and `sentence` are for people, in English; the rest names things by reference. */
export const auditItem = z.object({
  auditEventId: z.int(),
  at: instantText,
  userId: z.int().nullable(),
  who: z.string(),
  action: z.string(),
  sentence: z.string(),
  subject: z.string().nullable(),
  clientAddress: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditFilter = z.infer<typeof auditFilter>;
export type AuditQuery = z.infer<typeof auditQuery>;
