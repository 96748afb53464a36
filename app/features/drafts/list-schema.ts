import { z } from "zod";
import { draftPartNames } from "#lib/draft-parts.ts";
import { draftStates } from "#lib/draft-state.ts";
import { requiredText } from "#lib/fields.ts";
import { recordStates } from "#lib/record-state.ts";

export const listDraftsQuery = z.object({
  entity: requiredText("entity", 40).optional().meta({ description: "One kind of record; all kinds without it" }),
});

const part = z.object({
  part: z.enum(draftPartNames),
  state: z.enum(draftStates),
  changedBy: z.int(),
  changedByName: z.string().nullable(),
  changedAt: z.iso.datetime(),
});

const state = z.enum(recordStates);

export const draftItem = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string().meta({ description: "The name that the record will have" }),
  isNew: z.boolean().meta({ description: "Never published: visitors can't see it" }),
  state,
  byLanguage: z.object({ en: state, es: state }).optional().meta({ description: "Where the languages differ" }),
  scheduled: z.array(z.enum(draftPartNames)).meta({ description: "The parts that a schedule will publish" }),
  scheduledFor: z.iso.datetime().nullable().meta({ description: "When its first part goes live" }),
  parts: z.array(part),
  changedByName: z.string().nullable(),
  changedAt: z.iso.datetime(),
});
