import { z } from "zod";
import { optionalText, requiredText } from "#lib/fields.ts";
import { languages } from "#lib/translations.ts";
import { subscriberFilters } from "./subscriber-list.ts";

export const mostImportedRows = 5_000;

export const stateFilter = z.enum(subscriberFilters).catch("all");

/** A file of addresses, and how those in it have agreed. */
export const importInput = z.object({
  csv: requiredText("File", 900_000),
  fileName: optionalText("File name", 200),
  consent: requiredText("How they agreed", 1_000),
  /** Of rows that do not say it. */
  language: z.enum(languages, "Language must be en or es"),
});

export type ImportInput = z.infer<typeof importInput>;
