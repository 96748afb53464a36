import { z } from "zod";
import { draftPartNames } from "#lib/draft-parts.ts";
import { draftStates } from "#lib/draft-state.ts";
import { optionalId, optionalText, requiredId, requiredText, wholeNumber } from "#lib/fields.ts";
import { fieldError, localizedError, missingField, mustBeOneOf } from "#lib/validation-messages.ts";

const entity = requiredText("entity", 40);

/** Which record, by kind and id. */
export const recordName = z.object({ entity, id: requiredId("id") });

export const atLeastOnePart = fieldError("parts", { en: "must name at least one part", es: "debe nombrar al menos una parte" });

const partNames = z
  .array(z.enum(draftPartNames, fieldError("parts", mustBeOneOf(draftPartNames))))
  .min(1, atLeastOnePart)
  .max(draftPartNames.length)
  .default([...draftPartNames]);

export const partsOfRecord = recordName.extend({ parts: partNames });

const readPart = z.object({
  part: z.enum(draftPartNames, fieldError("part", mustBeOneOf(draftPartNames))),
  revision: wholeNumber("revision", 1, 2_000_000_000).meta({ description: "The revision that was read; another one is refused" }),
});

export const readParts = z.array(readPart).min(1, atLeastOnePart).max(draftPartNames.length);

export const publishInput = partsOfRecord.extend({
  reason: optionalText({ en: "Reason", es: "Motivo" }, 500)
    .optional()
    .meta({ description: "An owner's, to publish without the approval that is required" }),
  read: z
    .array(readPart)
    .max(draftPartNames.length)
    .optional()
    .meta({ description: "The parts as the caller has read them; if one has changed since, nothing is published" }),
});

const change = z.object({
  name: requiredText("name", 60).meta({ description: "A field of the record; a Spanish text as `es.` and its field" }),
  value: z
    .unknown()
    .nonoptional(localizedError(missingField("value")))
    .meta({ description: "As a save takes it" }),
  was: z.unknown().optional().meta({ description: "The value that it replaces" }),
});

export const draftInput = z.object({
  entity,
  id: optionalId("id").optional().meta({ description: "Without an id, a new record begins" }),
  key: optionalText("key", 40)
    .optional()
    .meta({ description: "Chosen by the caller for a new record: the same save, sent again with it, begins no second record" }),
  version: wholeNumber("version", 0, 2_000_000_000)
    .default(0)
    .meta({ description: "The published version that was read; 0 if there is none" }),
  changes: z.array(change).max(100),
  mergedWith: wholeNumber("mergedWith", 1, 2_000_000_000)
    .optional()
    .meta({ description: "The later published version that the writer has compared the draft with; publishing then no longer refuses it" }),
});

const part = z.object({
  part: z.enum(draftPartNames),
  baseVersion: z.int(),
  revision: z.int(),
  changedBy: z.int(),
  changedByName: z.string().nullable(),
  changedAt: z.iso.datetime(),
  state: z.enum(draftStates),
  setId: z.int().nullable(),
});

export const draft = z.object({
  entity: z.string(),
  id: z.int(),
  isNew: z.boolean().meta({ description: "Never published: visitors can't see it" }),
  values: z.record(z.string(), z.unknown()).meta({ description: "The changed fields, by name" }),
  record: z.record(z.string(), z.unknown()).meta({ description: "The record as it will be once everything is published" }),
  published: z.record(z.string(), z.unknown()).nullable().meta({ description: "The record as visitors see it" }),
  publishedByName: z.string().nullable().meta({ description: "Who last changed the published record" }),
  conflictBase: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: "If drafted fields were published by someone else since: the record as it was when the draft began" }),
  sharedFields: z.array(z.string()).meta({ description: "Those of the changed fields that both languages share" }),
  parts: z.array(part),
});

export const presence = {
  others: z.array(z.string()).meta({ description: "The names of the others who have it open" }),
  lastChangeAt: z.iso.datetime().nullable().meta({ description: "Of the draft" }),
};
