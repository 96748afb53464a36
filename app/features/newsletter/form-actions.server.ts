import { data } from "react-router";
import { lastKnownSettings } from "#app/features/settings/settings.server.ts";
import { AppError, refusalHeaders } from "#lib/errors.ts";
import { languageOf } from "#lib/languages.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { confirmSubscription } from "./confirmation.server.ts";
import { signUp, signUpInput } from "./sign-up.server.ts";
import { newsletterTexts } from "./texts/newsletter.ts";
import { readUnsubscribeToken, unsubscribe } from "./unsubscription.server.ts";

/** What these pages say concerns one person. */
export const neverStored = { "Cache-Control": "no-store" };

export type SignUpOutcome = { sent: true } | { sent: false; message: string; email: string };

/** A body that cannot be read has no fields; what it was to say is asked for again. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

export async function answerSignUp(request: Request, context: PersonalContext) {
  const language = languageOf(new URL(request.url).pathname);
  const input = signUpInput.parse({ ...(await fieldsOf(request)), language });
  try {
    await signUp(context, input, context.clientAddress);
    const settings = lastKnownSettings(context.db, language);
    const words = { title: settings["text.newsletter.sentTitle"], text: settings["text.newsletter.sent"] };
    context.formOutcome = { status: 200, headers: neverStored, ...words };
    return data<SignUpOutcome>({ sent: true }, { headers: neverStored });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message } = error;
    const headers = refusalHeaders(error);
    context.formOutcome = { status, headers, title: newsletterTexts[language].failedTitle, text: message };
    return data<SignUpOutcome>({ sent: false, message, email: input.email.slice(0, 254) }, { status, headers });
  }
}

export type LinkOutcome = { done: boolean };

/** Programs that look into mails follow links: only a press of the button counts. */
export async function answerConfirmation(request: Request, { db, log }: PersonalContext) {
  const { token = "" } = await fieldsOf(request);
  const isDone = await confirmSubscription(db, token);
  if (isDone) log.info({ newsletterSubscriberId: Number(token.split(".")[0]) }, "A newsletter subscription was confirmed");
  return data<LinkOutcome>({ done: isDone }, { status: isDone ? 200 : 404, headers: neverStored });
}

/**
 * By the button of the page, or by a mail provider on the reader's behalf (RFC 8058), which knows the address alone and
 * has neither our cookies nor our origin. The token is all that either of them brings, and all that it can do is this.
 */
export async function answerUnsubscription(request: Request, { db, log }: PersonalContext) {
  const { token = new URL(request.url).searchParams.get("token") ?? "" } = await fieldsOf(request);
  const id = await readUnsubscribeToken(db, token);
  if (id === undefined) return data<LinkOutcome>({ done: false }, { status: 404, headers: neverStored });
  await unsubscribe(db, id);
  log.info({ newsletterSubscriberId: id }, "Someone unsubscribed from the newsletter");
  // Said outright: otherwise the page's loader, which finds no token in the address that the button posts to, would say 404.
  return data<LinkOutcome>({ done: true }, { status: 200, headers: neverStored });
}
