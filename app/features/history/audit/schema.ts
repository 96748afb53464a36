import { z } from "zod";
import { choice, officeDayField, optionalNumber, searchField, wholeNumber } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";
import { auditActionNames } from "./audit-actions.ts";

/** The id of people who were not signed in, and of the installation itself. */
export const notSignedIn = 0;

export const auditFilter = z.object({
  filterKey: searchField.meta({ description: "Words that sentence, subject, person or address have; case and accents do not matter" }),
  userId: optionalNumber("userId", notSignedIn, 2 ** 31 - 1)
    .meta({ description: "What this person did and what was done to their account; 0: someone who was not signed in" })
    .optional(),
  action: choice("action", auditActionNames).optional(),
  from: officeDayField("from").optional(),
  to: officeDayField("to").optional(),
});

export const auditQuery = auditFilter.extend({
  pageNumber: wholeNumber("pageNumber", 1, 1_000_000).default(1),
  pageSize: wholeNumber("pageSize", 1, 100).default(25),
});

/** `who` and `sentence` are localized; the rest names things by reference. */
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
