import { z } from "zod";
import { draftPartNames } from "#lib/draft-parts.ts";
import { draftStates } from "#lib/draft-state.ts";
import { requiredId, requiredLine, requiredText } from "#lib/fields.ts";
import { fieldError, mustBeOneOf } from "#lib/validation-messages.ts";
import { partsOfRecord, publishInput } from "./schema.ts";

const name = requiredLine({ en: "Name", es: "Nombre" }, 100);
const setId = requiredId("setId");

export const setInput = z.object({ name });
export const renameSetInput = z.object({ setId, name });
export const setMember = partsOfRecord.extend({ setId });

const mostParts = 1_000;

/** A part in a set as someone has read it. */
const readPart = z.object({
  entity: requiredText("entity", 40),
  id: requiredId("id"),
  part: z.enum(draftPartNames, fieldError("part", mustBeOneOf(draftPartNames))),
  revision: requiredId("revision"),
});

export const publishSetInput = publishInput.pick({ reason: true }).extend({
  setId,
  read: z
    .array(readPart)
    .max(mostParts, fieldError("read", { en: `must have at most ${mostParts} parts`, es: `debe tener como máximo ${mostParts} partes` }))
    .optional()
    .meta({ description: "The parts in the set as they were read; if the set has changed since, nothing is published" }),
});
export const setName = z.object({ setId });

const setItemFields = {
  setId: z.int(),
  name: z.string(),
  createdByName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  publishedByName: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable().meta({ description: "None while the set is open" }),
  revertedByName: z.string().nullable(),
  revertedAt: z.iso.datetime().nullable(),
};

export const setItem = z.object({
  ...setItemFields,
  isOwn: z.boolean().meta({ description: "The caller created it" }),
  scheduledFor: z.iso.datetime().nullable().meta({ description: "When it goes live" }),
  recordCount: z.int(),
});

const setPart = z.object({
  part: z.enum(draftPartNames),
  revision: z.int(),
  state: z.enum(draftStates),
  changedByName: z.string().nullable(),
  changedAt: z.iso.datetime(),
});

const setRecord = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  isNew: z.boolean().meta({ description: "Never published" }),
  isDeleted: z.boolean().meta({ description: "In the Trash: the set can't be published with it" }),
  parts: z.array(setPart),
  otherParts: z.array(z.enum(draftPartNames)).meta({ description: "Drafted too, but not in this set" }),
  problem: z.string().nullable().meta({ description: "Why it can't be published now" }),
});

const publishedRecord = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  wasNew: z.boolean().meta({ description: "First published with the set: reverting moves it to the Trash" }),
});

export const draftSet = z.object({
  ...setItemFields,
  records: z.array(setRecord).meta({ description: "Empty once the set is published" }),
  publishedRecords: z.array(publishedRecord),
});
