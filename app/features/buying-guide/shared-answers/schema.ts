import { z } from "zod";
import { requiredText } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";
import { languages } from "#lib/translations.ts";

export const codeInput = z.object({ code: requiredText({ en: "Code", es: "Código" }, 60) });

export const openedAnswers = z.object({
  sharedAnswersId: z.int(),
  answers: z.string(),
  language: z.enum(languages),
  createdAt: instantText,
  expiresAt: instantText,
});

export type OpenedAnswers = z.infer<typeof openedAnswers>;
