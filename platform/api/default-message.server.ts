import type { z } from "zod";
import { mustBeList, mustBeObject } from "#lib/json-fields.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { aboutField, missingField, mustBeText, mustBeTrueOrFalse } from "#lib/validation-messages.ts";

type Issue = z.core.$ZodRawIssue;

const predicates: Record<string, LocalizedText> = {
  array: mustBeList,
  object: mustBeObject,
  record: mustBeObject,
  string: mustBeText,
  number: { en: "must be a number", es: "debe ser un número" },
  boolean: mustBeTrueOrFalse,
};

const isInvalid: LocalizedText = { en: "is not valid", es: "no es válido" };

function predicateOf(issue: Issue): LocalizedText {
  if (issue.code === "invalid_type") return predicates[issue.expected] ?? isInvalid;
  if (issue.code !== "too_big" || issue.origin !== "array") return isInvalid;
  return { en: `may have at most ${issue.maximum} entries`, es: `puede tener como máximo ${issue.maximum} elementos` };
}

/** What is wrong with a value whose schema has no sentence for it, such as a list that only programs send. Zod's own are in English and name no field. */
export function defaultMessage(issue: Issue): string {
  const path = issue.path?.join(".") || "body";
  const name = { en: path, es: path };
  return localize(issue.code === "invalid_type" && issue.input === undefined ? missingField(name) : aboutField(name, predicateOf(issue)));
}
