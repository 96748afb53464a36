import { data } from "react-router";
import type { AnswerWay } from "#app/features/leads/answer-ways.ts";
import { type Answerer, findAnswerer } from "#app/features/leads/messages/answerer.server.ts";
import { messageToSend } from "#app/features/leads/messages/attached-calculation.ts";
import { campaignOfForm } from "#app/features/leads/messages/form-campaign.server.ts";
import { nextFormCookie } from "#app/features/leads/messages/form-token.server.ts";
import { type ArrivedMessage, arrivedMessage } from "#app/features/leads/messages/schema.ts";
import { receiveMessage } from "#app/features/leads/messages/send.server.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { lastKnownSettings } from "#app/features/settings/settings.server.ts";
import { AppError, type FieldError, refusalHeaders } from "#lib/errors.ts";
import { isSitePath } from "#lib/fields.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { type CheckedQuestion, checkQuestion } from "./check.ts";
import { createCode, hashCode, writeCode } from "./code.server.ts";
import { type QuestionFields, questionFields } from "./schema.ts";

export const neverStored = { "Cache-Control": "no-store" };

export type QuestionOutcome =
  | { kind: "sent"; lines: string[]; way: AnswerWay; isCallRequest?: boolean; answeredBy?: Answerer | undefined }
  | { kind: "coded"; code: string; lines: string[] }
  | { kind: "refused"; message: string; fields: FieldError[]; values?: QuestionFields };

/** A body that cannot be read is undefined. */
export async function readFields(request: Request): Promise<Record<string, string> | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** The page is the same with and without scripts: the form posts to it, and the response is the page with the outcome. */
export async function answerQuestionForm(request: Request, context: PersonalContext) {
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const sentFields = await readFields(request);
  const text = questionTexts[language];
  if (!sentFields)
    return data<QuestionOutcome>({ kind: "refused", message: text.errors.unreadable, fields: [] }, { status: 400, headers: neverStored });
  const values = questionFields.parse(sentFields);
  try {
    const checked = checkQuestion({ ...values, message: messageToSend(values) }, language);
    if ("fields" in checked) throw AppError.withText("invalid", text.checkFields, { fields: checked.fields });
    const code = checked.question.way === "none" ? createCode(language) : undefined;
    const input = arrivedMessage.parse({
      ...inputOf(checked.question, values, language),
      ...(code ? { codeHash: await hashCode(context.db, code) } : { campaign: campaignOfForm(request, values.campaign) }),
    });
    const arrival = { clientAddress: context.clientAddress, headers: request.headers };
    const { reception, assignedOfficerId } = await receiveMessage(context, input, arrival);
    const answeredBy = await findAnswerer(context, assignedOfficerId, language);
    const cookie = await nextFormCookie(context, request.headers);
    const headers = { ...neverStored, ...(cookie && { "Set-Cookie": cookie }) };
    const settings = lastKnownSettings(context.db, language);
    const urgent = reception === "stored" ? [] : [contactTexts[language].urgent(settings["contact.phone"])];
    const replyTime = settings["contact.replyTime"];
    const outcome = outcomeOf(checked.question, code, language, [...linesAbout(input, language, answeredBy), ...urgent], replyTime);
    // The page with the outcome of a question names the deadline below its lines.
    const shown =
      outcome.kind === "coded"
        ? [text.nameless.yourCode, `${outcome.code}.`, ...outcome.lines]
        : [...outcome.lines, text.replyTime(replyTime)];
    const isCallRequest = checked.question.way === "call" && values.message.trim() === "";
    const title = isCallRequest ? text.callRequestTitle : text.sentTitle;
    context.formOutcome = { status: 200, headers, title, text: shown.join(" ") };
    return data<QuestionOutcome>(outcome.kind === "sent" ? { ...outcome, isCallRequest, answeredBy } : outcome, { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message, fields } = error;
    const headers = refusalHeaders(error);
    context.formOutcome = { status, headers, title: text.notSent, text: [message, ...fields.map((field) => field.message)].join(" ") };
    return data<QuestionOutcome>({ kind: "refused", message, fields, values }, { status, headers });
  }
}

/** The page that the visitor came from decides about routing, as if the message had been sent from there. */
function inputOf({ way, ...question }: CheckedQuestion, values: QuestionFields, language: Language) {
  const about = values.about.replace(/[?#].*$/s, "");
  const isPage = about.startsWith("/") && about.length <= 300 && isSitePath(about);
  return {
    ...question,
    ...(way === "none"
      ? { kind: "nameless", service: "Question without a name" }
      : { kind: "question", replyBy: way, service: "Quick question" }),
    language: values.answerLanguage ?? language,
    pageLanguage: language,
    callTime: way === "email" || way === "none" ? "none" : values.callTime,
    // Links to the form name the English path.
    page: localPath(isPage ? about : "/ask", language),
    loanOfficerId: Number(/^(?:\/es)?\/services\/loan-officer\/(\d{1,9})(?:\/|$)/.exec(about)?.[1]) || null,
    homeState: values.enclose === "on" ? values.homeState : null,
    website: values.website,
  };
}

type Sent = Exclude<QuestionOutcome, { kind: "refused" }>;

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The language and the time that the visitor chose. An officer who answers is named below, on the page. */
function linesAbout(
  { kind, replyBy, language: answerLanguage, callTime }: ArrivedMessage,
  language: Language,
  answeredBy: Answerer | undefined,
): string[] {
  const text = questionTexts[language];
  if (kind === "nameless") return [];
  const time = callTime === "none" ? [] : [text.goodTime(inSentence(answerWayTexts[language].goodTimes[callTime]))];
  const who = answeredBy ? text.answerIsIn : text[replyBy === "call" ? "whoCalls" : "whoAnswers"];
  return [who[answerLanguage], ...time];
}

function outcomeOf(
  { way, phone, email }: CheckedQuestion,
  code: string[] | undefined,
  language: Language,
  lines: string[],
  replyTime: string,
): Sent {
  const { nameless, ...text } = questionTexts[language];
  if (way === "none")
    return {
      kind: "coded",
      code: writeCode(code ?? []),
      lines: [nameless.where, nameless.everyCode, nameless.replyTime(replyTime), ...lines],
    };
  return { kind: "sent", way, lines: [text.sentBy[way](email || phone), ...lines] };
}
