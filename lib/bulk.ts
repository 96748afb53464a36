import { z } from "zod";
import { requiredId, versionField } from "./fields.ts";
import { mustBeList } from "./json-fields.ts";
import { fieldError, mustBeOneOf } from "./validation-messages.ts";

/** The longest page of a list. */
const maxRecords = 100;

/** Each with the version that the user saw. */
export const bulkRecords = z
  .array(z.object({ id: requiredId("records.id"), version: versionField }), fieldError("records", mustBeList))
  .min(1, fieldError("records", { en: "must name at least one", es: "debe nombrar al menos uno" }))
  .max(maxRecords, {
    ...fieldError("records", { en: `may have at most ${maxRecords} rows`, es: `puede tener como máximo ${maxRecords} filas` }),
    abort: true,
  })
  .refine(
    (records) => new Set(records.map(({ id }) => id)).size === records.length,
    fieldError("records", { en: "may name each only once", es: "puede nombrar cada uno solo una vez" }),
  );

export type BulkRecord = z.infer<typeof bulkRecords>[number];

/** Someone changed it, it is gone, or a rule forbids it, which the message explains. */
const refusal = z.object({ id: z.int(), reason: z.enum(["changed", "gone", "refused"]), message: z.string() });

export type BulkRefusal = z.infer<typeof refusal>;

export const bulkResponse = { done: z.array(z.int()), refused: z.array(refusal) };

export const bulkAction = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.object({ action: z.enum(actions, fieldError("action", mustBeOneOf(actions))), records: bulkRecords });
