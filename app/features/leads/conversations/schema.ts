import { z } from "zod";
import { unknownReplyFields } from "#app/features/leads/reply-fields.ts";
import { optionalText, requiredId, requiredLine, requiredText, wholeNumber } from "#lib/fields.ts";
import { languages } from "#lib/translations.ts";
import { type FieldName, fieldError, localizedError, mustBeOneOf, mustBeText } from "#lib/validation-messages.ts";

export const callOutcomes = ["reached", "noAnswer", "leftMessage"] as const;
/** A message has no outcome but that it was sent. */
const contactOutcomes = [...callOutcomes, "sent"] as const;
/** Other ways than the site's own mail by which staff get in touch. */
export const callWays = ["call", "whatsapp", "sms"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const maxText = 10_000;

export const noteInput = z.object({ body: requiredText({ en: "Note", es: "Nota" }, maxText) });

export const callInput = z
  .object({
    by: z.enum(callWays, fieldError("by", mustBeOneOf(callWays))).default("call"),
    outcome: z.enum(contactOutcomes, fieldError("outcome", mustBeOneOf(contactOutcomes))),
    body: optionalText({ en: "What was said", es: "Lo que se habló" }, maxText),
  })
  .refine(({ by, outcome }) => (by === "call") === (outcome !== "sent"), {
    path: ["outcome"],
    ...localizedError({ en: "A call has an outcome; a message is sent", es: "Una llamada tiene un resultado; un mensaje se envía" }),
  });

export const answerInput = z.object({ body: requiredText({ en: "What the visitor said", es: "Lo que dijo la persona" }, maxText) });

/** An unknown field would reach the visitor with its braces. */
const withoutOpenFields = <Text extends z.ZodType<string>>(name: FieldName, text: Text) =>
  text.refine(
    (value) => unknownReplyFields(value).length === 0,
    fieldError(name, { en: "has an unknown field in braces", es: "tiene un campo desconocido entre llaves" }),
  );

const lang = z.enum(languages, fieldError("lang", { en: "must be en or es", es: "debe ser en o es" }));

const subject = { en: "Subject", es: "Asunto" };
const text = { en: "Text", es: "Texto" };

export const replyText = z.object({
  subject: withoutOpenFields(subject, requiredLine(subject, 200)),
  body: withoutOpenFields(text, requiredText(text, maxText)),
  lang,
});

export const replyInput = replyText.extend({
  /** Identifies the reply, so that it is sent once. */
  requestId: z
    .string(fieldError("requestId", mustBeText))
    .regex(
      /^[0-9a-f]{16,64}$/,
      fieldError("requestId", { en: "must be 16 to 64 hexadecimal digits", es: "debe tener de 16 a 64 dígitos hexadecimales" }),
    ),
  version: wholeNumber("version", 1, 2 ** 31 - 1),
});

export const mergeInput = z.object({ mergedId: requiredId("mergedId") });

export const replyDraftQuery = z.object({ replyTemplateId: requiredId("replyTemplateId").optional(), lang: lang.optional() });

export const retryInput = z.object({ messageEventId: requiredId("messageEventId") });

export type CallInput = z.input<typeof callInput>;
export type ReplyText = z.infer<typeof replyText>;
export type ReplyInput = z.infer<typeof replyInput>;
