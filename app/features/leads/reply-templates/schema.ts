import { z } from "zod";
import { replyFields, unknownReplyFields } from "#app/features/leads/reply-fields.ts";
import { optionalText, requiredLine, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { localize } from "#lib/localize.ts";
import { aboutField, type FieldName, fieldError, mustBeOnOneLine } from "#lib/validation-messages.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  subject: { en: "Subject", es: "Asunto" },
  body: { en: "Text", es: "Texto" },
};

const name = namesInMessages(labels);

const inBraces = (fields: string[]) => fields.map((field) => `{${field}}`).join(", ");

/** A text whose fields are all known: one that nothing fills in would reach the visitor in its braces. */
const withKnownFields = <Text extends z.ZodType<string>>(name: FieldName, text: Text) =>
  text.refine((value) => unknownReplyFields(value).length === 0, {
    error: ({ input }) => {
      const unknown = inBraces(unknownReplyFields(String(input)));
      const knownFields = inBraces([...replyFields]);
      return localize(
        aboutField(name, {
          en: `has an unknown field: ${unknown}. You can use ${knownFields}`,
          es: `tiene un campo que nada llena: ${unknown}. Los que existen son ${knownFields}`,
        }),
      );
    },
  });

const oneLine = (name: FieldName) => optionalText(name, 200).refine((value) => !/[\r\n]/.test(value), fieldError(name, mustBeOnOneLine));

/** What staff may say about a template; the API, the form and the service share it. */
export const replyTemplateInput = z.object({
  name: requiredLine(name.name, 120),
  subject: withKnownFields(name.subject, oneLine(name.subject)).optional(),
  body: withKnownFields(name.body, requiredText(name.body, 10_000)),
  translations: translations({
    subject: withKnownFields(spanishSide(name.subject), oneLine(spanishSide(name.subject))),
    body: withKnownFields(spanishSide(name.body), optionalText(spanishSide(name.body), 10_000)),
  }).optional(),
});

export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
