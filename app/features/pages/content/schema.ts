import { z } from "zod";
import { askInput } from "#app/features/drafts/approval-schema.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import { optionalId, optionalText, requiredText } from "#lib/fields.ts";
import { fieldError } from "#lib/validation-messages.ts";

export const blockStates = ["published", "changed", "new", "hidden"] as const;

const record = z.record(z.string(), z.unknown()).meta({ description: "The record as it will be once everything is published" });

const item = z.object({
  id: z.int(),
  state: z.enum(blockStates),
  version: z.int().meta({ description: "The published version; 0 if there is none" }),
  record,
  parts: z
    .array(z.object({ part: z.enum(draftPartNames), revision: z.int(), changedBy: z.int() }))
    .meta({ description: "Its unpublished changes: what both languages share, the English and the Spanish texts" }),
});

export const pageContent = {
  page: item,
  parts: z.array(item).meta({ description: "Groups of sections on the page" }),
  blocks: z
    .array(item.extend({ part: z.int().meta({ description: "The page or the part that has it" }), items: z.array(item) }))
    .meta({ description: "Blocks and sections in their order, each with its items" }),
  changes: z.int().meta({ description: "How many records of the page have unpublished changes" }),
};

export const newBlock = z.object({
  kind: requiredText({ en: "Kind of block", es: "Tipo de bloque" }, 40),
  before: optionalId("before").default(null).meta({ description: "The block that it comes before; without one it is the last" }),
});

export const movedBlock = z.object({ before: optionalId("before").default(null) });

/** As one text each, because a page can have hundreds: a body has at most so many fields. */
const read = z
  .array(
    z
      .string()
      .regex(
        /^[a-z]{1,40}:[1-9]\d{0,8}:(?:shared|en|es):[1-9]\d{0,8}$/,
        fieldError("read", { en: "is not a change", es: "no es un cambio" }),
      ),
  )
  .optional()
  .meta({
    description:
      "The unpublished changes as the caller has read them, each as entity:id:part:revision; if others have been made since, nothing happens",
  });

export const discardPageInput = z.object({ read });

/** Changes that are in a set or scheduled. */
export const waiting = z.int().meta({ description: "How many changes were left alone because they wait in a set or for a set time" });

export const publishPageInput = z.object({
  read,
  reason: optionalText({ en: "Reason", es: "Motivo" }, 500)
    .optional()
    .meta({ description: "An owner's, to publish without the approval that is required" }),
});

export const askForPageInput = z.object({ note: askInput.shape.note });

export const frame = {
  html: z.string().meta({ description: "The page with its drafts, its texts and blocks marked" }),
  path: z.string(),
  problems: z
    .array(z.object({ entity: z.string(), id: z.int(), reason: z.string() }))
    .meta({ description: "Drafts that can't be shown yet" }),
};
