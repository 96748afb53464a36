import { z } from "zod";
import { optionalText, requiredId, requiredLine, requiredText, wholeNumber } from "#lib/fields.ts";
import { unknownReplyFields } from "#lib/reply-fields.ts";
import { languages } from "#lib/translations.ts";

/** How a call ended. */
export const callOutcomes = ["reached", "noAnswer", "leftMessage"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const maxText = 10_000;

export const noteInput = z.object({ body: requiredText("Note", maxText) });

export const callInput = z.object({
  outcome: z.enum(callOutcomes, `outcome must be one of: ${callOutcomes.join(", ")}`),
  body: optionalText("What was said", maxText),
});

/** What the visitor said by another way than mail to us, written down by staff. */
export const answerInput = z.object({ body: requiredText("What the visitor said", maxText) });

/** What stands in braces and is no field would reach the visitor as it is. */
const withoutOpenFields = <Text extends z.ZodType<string>>(label: string, text: Text) =>
  text.refine((value) => unknownReplyFields(value).length === 0, `${label} has a field in braces that nothing fills in`);

const lang = z.enum(languages, "lang must be en or es");

export const replyText = z.object({
  subject: withoutOpenFields("Subject", requiredLine("Subject", 200)),
  body: withoutOpenFields("Text", requiredText("Text", maxText)),
  lang,
});

export const replyInput = replyText.extend({
  /** Made by the form: the same one again is the same reply. */
  requestId: z.string("requestId must be a text").regex(/^[0-9a-f]{16,64}$/, "requestId must be 16 to 64 hexadecimal digits"),
  version: wholeNumber("version", 1, 2 ** 31 - 1),
});

export const mergeInput = z.object({ mergedId: requiredId("mergedId") });

export const replyDraftQuery = z.object({ replyTemplateId: requiredId("replyTemplateId").optional(), lang: lang.optional() });

export const retryInput = z.object({ messageEventId: requiredId("messageEventId") });

export type ReplyText = z.infer<typeof replyText>;
export type ReplyInput = z.infer<typeof replyInput>;
