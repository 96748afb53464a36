import { type AnswerWay, type AskWay, askWayOf, findConsentKey } from "#app/features/leads/answer-ways.ts";
import { type ContactField, fieldError } from "#app/features/leads/messages/check.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import type { FieldError } from "#lib/errors.ts";
import { normalizeTelephone } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import type { QuestionFields } from "./schema.ts";

/** A question with the one number or address that its way to be answered needs. */
export type CheckedQuestion = { way: AskWay; message: string; phone: string; email: string; consentVersion: string };

type Result = { question: CheckedQuestion } | { fields: FieldError[] };

export function checkQuestion(fields: QuestionFields, language: Language): Result {
  const { errors } = questionTexts[language];
  const way = askWayOf(fields.by);
  const contact = way && way !== "none" ? checkContactWay(fields, way, language) : { phone: "", email: "", consentVersion: "", errors: [] };
  // Asking for a call is a request in itself.
  const message = fields.message.replaceAll("\r\n", "\n").trim() || (way === "call" ? questionTexts[language].pleaseCall : "");
  const mistakes = [...checkMessage(message, language), ...(way ? [] : [{ field: "by", message: errors.by }]), ...contact.errors];
  if (!way || mistakes.length > 0) return { fields: mistakes };
  const { phone, email, consentVersion } = contact;
  return { question: { way, message, phone, email, consentVersion } };
}

export function checkMessage(message: string, language: Language): FieldError[] {
  const { errors, question } = questionTexts[language];
  if (message === "") return [{ field: "message", message: errors.question }];
  return errorOf("message", message, language, question);
}

type ContactFields = Pick<QuestionFields, "phone" | "email" | `agree-${"whatsapp" | "call" | "sms"}`>;

/** What the other ways need is left out, even if it was filled in. */
export function checkContactWay(fields: ContactFields, way: AnswerWay, language: Language) {
  const { errors, ...labels } = questionTexts[language];
  if (way === "email") {
    const email = fields.email.trim();
    const mistakes = email === "" ? [{ field: "email", message: errors.email }] : errorOf("email", email, language, labels.email);
    return { phone: "", email, consentVersion: "", errors: mistakes };
  }
  const phone = fields.phone.length > 60 ? undefined : normalizeTelephone(fields.phone);
  const consentVersion = findConsentKey(way) ? fields[`agree-${way}`] : "";
  return {
    phone: phone ?? "",
    email: "",
    consentVersion,
    errors: [
      ...(phone === undefined ? [{ field: "phone", message: errors.phone }] : []),
      ...(consentVersion === "" ? [{ field: `agree-${way}`, message: errors.consent[way] }] : []),
    ],
  };
}

function errorOf(field: ContactField, value: string, language: Language, label: string): FieldError[] {
  const message = fieldError(field, value, language, label);
  return message === "" ? [] : [{ field, message }];
}
