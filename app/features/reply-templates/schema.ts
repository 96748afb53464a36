import { z } from "zod";
import { optionalText, requiredLine, requiredText, translations } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";
import { replyFields, unknownReplyFields } from "#lib/reply-fields.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  subject: { en: "Subject", es: "Asunto" },
  body: { en: "Text", es: "Texto" },
};

const name = namesInMessages(labels);

/** A text whose fields are all known: one that nothing fills in would reach the visitor in its braces. */
const withKnownFields = <Text extends z.ZodType<string>>(label: string, text: Text) =>
  text.refine((value) => unknownReplyFields(value).length === 0, {
    error: ({ input }) =>
      `${label} has a field that nothing fills in: ${unknownReplyFields(String(input))
        .map((field) => `{${field}}`)
        .join(", ")}. Known are ${Object.keys(replyFields)
        .map((field) => `{${field}}`)
        .join(", ")}`,
  });

const oneLine = (label: string) => optionalText(label, 200).refine((value) => !/[\r\n]/.test(value), `${label} must be on one line`);

/** What staff may say about a template; the API, the form and the service share it. */
export const replyTemplateInput = z.object({
  name: requiredLine(name.name, 120),
  subject: withKnownFields(name.subject, oneLine(name.subject)).optional(),
  body: withKnownFields(name.body, requiredText(name.body, 10_000)),
  translations: translations({
    subject: withKnownFields(`${name.subject} (Spanish)`, oneLine(`${name.subject} (Spanish)`)),
    body: withKnownFields(`${name.body} (Spanish)`, optionalText(`${name.body} (Spanish)`, 10_000)),
  }).optional(),
});

export const replyTemplatePatch = replyTemplateInput.partial();

export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
