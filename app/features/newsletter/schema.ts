import { z } from "zod";
import { optionalInstant, optionalText, requiredLine } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { fieldError, mustBeOnOneLine } from "#lib/validation-messages.ts";

export const labels = {
  subject: { en: "Subject", es: "Asunto" },
  body: { en: "Text", es: "Texto" },
};

const name = namesInMessages(labels);
const body = optionalText(name.body, 100_000);

/** What staff write in an issue. The subject becomes a line of a mail's head. */
export const newsletterIssueInput = z.object({
  subject: requiredLine(name.subject, 150),
  body: body.optional(),
  translations: translations({
    subject: optionalText(spanishSide(name.subject), 150).refine(
      (value) => !/[\r\n]/.test(value),
      fieldError(spanishSide(name.subject), mustBeOnOneLine),
    ),
    body,
  }).optional(),
});

export const sendingInput = z.object({ sendAt: optionalInstant("sendAt").optional() });

export type NewsletterIssueInput = z.infer<typeof newsletterIssueInput>;
export type NewsletterIssuePatch = Partial<NewsletterIssueInput>;
