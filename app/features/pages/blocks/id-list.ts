import { z } from "zod";
import { requiredId } from "#lib/fields.ts";
import { mustBeList } from "#lib/json-fields.ts";
import { type FieldName, fieldError } from "#lib/validation-messages.ts";

/** A setting that chooses records. */
export const idList = (name: FieldName, most: number) =>
  z
    .array(requiredId(name), fieldError(name, mustBeList))
    .max(most, fieldError(name, { en: `may have at most ${most} entries`, es: `puede tener como máximo ${most} elementos` }))
    .default([]);
