import { z } from "zod";
import { optionalText, requiredText } from "#lib/fields.ts";
import { languages } from "#lib/translations.ts";
import { fieldError } from "#lib/validation-messages.ts";
import { subscriberFilters } from "./subscriber-list.ts";

export const mostImportedRows = 5_000;

export const stateFilter = z.enum(subscriberFilters).catch("all");

/** A file of addresses, and how those in it have agreed. */
export const importInput = z.object({
  csv: requiredText({ en: "File", es: "Archivo" }, 900_000),
  fileName: optionalText({ en: "File name", es: "Nombre del archivo" }, 200),
  consent: requiredText({ en: "How they agreed", es: "Cómo dieron su consentimiento" }, 1_000),
  /** Of rows that do not say it. */
  language: z.enum(languages, fieldError({ en: "Language", es: "Idioma" }, { en: "must be en or es", es: "debe ser en o es" })),
});

export type ImportInput = z.infer<typeof importInput>;
