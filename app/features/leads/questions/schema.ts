import { z } from "zod";
import { callTimes } from "#app/features/leads/call-times.ts";
import { languages } from "#lib/translations.ts";
import { usStates } from "#lib/us-states.ts";

const text = z.string().catch("");

/** The fields of the question form as they were sent. `checkQuestion` says what is wrong with them. */
export const questionFields = z.object({
  by: text,
  message: text,
  phone: text,
  email: text,
  answerLanguage: z.enum(languages).optional().catch(undefined),
  callTime: z.enum(callTimes).catch("any"),
  about: text,
  enclose: text,
  /** Of the home, known from the attached answers. */
  homeState: z.enum(usStates).nullable().catch(null),
  attachedCalculation: text,
  campaign: text,
  website: text,
  // The value of a checked box is the version of the wording beside it.
  "agree-whatsapp": text,
  "agree-call": text,
  "agree-sms": text,
});

/** The forms of the page that a code opens. */
export const threadFields = questionFields
  .pick({ by: true, message: true, phone: true, email: true, website: true, "agree-whatsapp": true, "agree-call": true, "agree-sms": true })
  .extend({ code: text, intent: text, name: text });

export type QuestionFields = z.infer<typeof questionFields>;
