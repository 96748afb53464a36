import { data } from "react-router";
import type { ContactFormData, ContactFormOutcome } from "#app/features/leads/public/contact-form.tsx";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { lastKnownSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { AppError, refusalHeaders } from "#lib/errors.ts";
import { languageOf } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import { type PersonalContext, visitorCookieMark } from "#platform/page-context.server.ts";
import { findAnswerer } from "./answerer.server.ts";
import { messageToSend } from "./attached-calculation.ts";
import { contactFields } from "./check.ts";
import { campaignOfForm } from "./form-campaign.server.ts";
import { nextFormCookie } from "./form-token.server.ts";
import { contactMessageInput } from "./schema.ts";
import { sendContactMessage, textAfterSending } from "./send.server.ts";

export const formPageHeaders = { [visitorCookieMark]: "1" };

const answerHeaders = { "Cache-Control": "no-store" };

type FormTexts = Pick<Settings, "legal.consent" | "text.contact.sentTitle" | "text.contact.sent">;

export function contactFormData(texts: FormTexts, states: ContactFormData["states"]): ContactFormData {
  const text = texts["legal.consent"];
  const sentDialog = { title: texts["text.contact.sentTitle"], text: texts["text.contact.sent"] };
  return { consent: { text, version: consentVersion(text) }, states, sent: sentDialog };
}

/** Handles the form of a browser without scripts: the response is the page with the outcome and what was typed. */
export async function answerContactForm(request: Request, context: PersonalContext, loanOfficerId: number | null) {
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const form = await request.formData().catch(() => undefined);
  if (!form) return data<ContactFormOutcome>({ sent: false, message: contactTexts[language].unreadableForm, fields: [] }, { status: 400 });
  const sentFields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const typedMessage = contactMessageInput.parse({
    ...sentFields,
    language,
    page: pathname,
    loanOfficerId,
    campaign: campaignOfForm(request),
  });
  const input = { ...typedMessage, message: messageToSend({ ...sentFields, message: typedMessage.message }) };
  try {
    const arrival = { clientAddress: context.clientAddress, headers: request.headers };
    const { reception, assignedOfficerId } = await sendContactMessage(context, input, arrival);
    const cookie = await nextFormCookie(context, request.headers);
    const headers = { ...answerHeaders, ...(cookie && { "Set-Cookie": cookie }) };
    const message = await textAfterSending(reception, language, context);
    context.formOutcome = { status: 200, headers, title: lastKnownSettings(context.db, language)["text.contact.sentTitle"], text: message };
    const answeredBy = await findAnswerer(context, assignedOfficerId, language);
    return data<ContactFormOutcome>({ sent: true, message, answeredBy }, { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const values = pick(typedMessage, [...contactFields, "callTime", "homeState"]);
    const headers = refusalHeaders(error);
    const { status, message, fields } = error;
    context.formOutcome = { status, headers, title: contactTexts[language].refusedTitle, text: message };
    return data<ContactFormOutcome>({ sent: false, message, fields, values, encloses: sentFields.enclose === "on" }, { status, headers });
  }
}
