import { z } from "zod";
import { optionalId, optionalText, requiredText } from "#lib/fields.ts";

export const blockStates = ["published", "changed", "new", "hidden"] as const;

const record = z.record(z.string(), z.unknown()).meta({ description: "The record as it will be once everything is published" });

const item = z.object({
  id: z.int(),
  state: z.enum(blockStates),
  version: z.int().meta({ description: "The published version; 0 if there is none" }),
  record,
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

export const publishPageInput = z.object({
  reason: optionalText({ en: "Reason", es: "Motivo" }, 500)
    .optional()
    .meta({ description: "An owner's, to publish without the approval that is required" }),
});

export const frame = {
  html: z.string().meta({ description: "The page with its drafts, its texts and blocks marked" }),
  path: z.string(),
  problems: z
    .array(z.object({ entity: z.string(), id: z.int(), reason: z.string() }))
    .meta({ description: "Drafts that can't be shown yet" }),
};
