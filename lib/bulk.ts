import { z } from "zod";
import { requiredId, versionField } from "./fields.ts";
import { mustBeList } from "./json-fields.ts";
import { fieldError, mustBeOneOf } from "./validation-messages.ts";

/** As many as the longest page of a list shows. */
const maxRecords = 100;

/** The records that one action is for, each in the version in which it was seen. */
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

/** Why one of them was left as it is: somebody has changed it since, it is not there, or a rule forbids it, which the message tells. */
const refusal = z.object({ id: z.int(), reason: z.enum(["changed", "gone", "refused"]), message: z.string() });

export type BulkRefusal = z.infer<typeof refusal>;

/** What became of each: it was done, or refused. */
export const bulkResponse = { done: z.array(z.int()), refused: z.array(refusal) };

/** What is to be done with them. */
export const bulkAction = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.object({ action: z.enum(actions, fieldError("action", mustBeOneOf(actions))), records: bulkRecords });
