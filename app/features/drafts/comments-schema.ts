import { z } from "zod";
import { optionalText, requiredText, wholeNumber } from "#lib/fields.ts";
import { fieldError, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import { recordName } from "./schema.ts";

export const maxCommentLength = 2000;
export const maxQuoteLength = 500;

const text = requiredText({ en: "Comment", es: "Comentario" }, maxCommentLength);

export const commentInput = recordName.extend({
  field: requiredText("field", 60).meta({ description: "As in the form; a Spanish text as `es.` and its field" }),
  quote: optionalText({ en: "Passage", es: "Pasaje" }, maxQuoteLength).meta({
    description: "The passage that it is about; empty for the whole field",
  }),
  position: wholeNumber("position", 0, 1_000_000).default(0).meta({ description: "Where the passage begins in the plain text" }),
  text,
});

export const replyInput = z.object({ text });

export const resolutionInput = z.object({ isResolved: z.boolean(fieldError("isResolved", mustBeTrueOrFalse)) });

const comment = z.object({
  commentId: z.int(),
  createdBy: z.int(),
  createdByName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  text: z.string(),
  isOwn: z.boolean(),
});

export const thread = z.object({
  commentId: z.int(),
  field: z.string(),
  quote: z.string().nullable(),
  position: z.int().nullable().meta({ description: "Where the passage is now in the plain text" }),
  passageChanged: z.boolean().meta({ description: "The passage is no longer in the field" }),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedByName: z.string().nullable(),
  comments: z.array(comment).meta({ description: "The first one and its replies, oldest first" }),
});
