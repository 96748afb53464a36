import { data } from "react-router";
import { answerWays } from "#app/features/leads/answer-ways.ts";
import { fieldError } from "#app/features/leads/messages/check.ts";
import { unknownConsentError } from "#app/features/leads/messages/consent.server.ts";
import { countMessage } from "#app/features/leads/messages/limits.server.ts";
import { readClientHints, senderOf } from "#app/features/leads/messages/send.server.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { longDate, officeTime } from "#lib/dates.ts";
import { AppError, type FieldError, refusalHeaders } from "#lib/errors.ts";
import { languageOf } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { maxVisitorTexts } from "./bounds.ts";
import { checkContactWay, checkMessage } from "./check.ts";
import { hashCode, readCode, writeCode } from "./code.server.ts";
import { findQuestion } from "./find-question.server.ts";
import { neverStored, readFields } from "./form-action.server.ts";
import { giveContact } from "./give-contact.server.ts";
import { limitGuesses } from "./limits.server.ts";
import { threadFields } from "./schema.ts";
import { readVisitorThread, type ThreadText } from "./visitor-texts.server.ts";
import { isRepeated, writeAgain } from "./visitor-thread.server.ts";

export type ShownText = Omit<ThreadText, "at"> & { at: string };

export type MyQuestionOutcome =
  | { kind: "closed"; message: string; code: string }
  | {
      kind: "open";
      code: string;
      texts: ShownText[];
      endsOn: string;
      /** How long a question with contact details is kept. */
      leadMonths: number;
      hasContact: boolean;
      isFull: boolean;
      notice: string;
      /** Of the form that was sent. An error of the field "form" is about all of it. */
      form: "write" | "contact" | undefined;
      errors: FieldError[];
      values: Record<string, string>;
    };

type Fields = ReturnType<typeof threadFields.parse>;
type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** The code is in the body of every request and in no address, cookie or log. */
export async function answerMyQuestion(request: Request, context: PersonalContext, now = new Date()) {
  const language = languageOf(new URL(request.url).pathname);
  const text = questionTexts[language];
  const sentFields = await readFields(request);
  const fields = threadFields.parse(sentFields ?? {});
  const close = (message: string, status: number, headers: Record<string, string> = neverStored) => {
    context.formOutcome = { status, headers, title: text.mine.title, text: message };
    return data<MyQuestionOutcome>({ kind: "closed", message, code: fields.code.slice(0, 200) }, { status, headers });
  };
  if (!sentFields) return close(text.errors.unreadable, 400);
  // Whether a word is on the list says nothing about any question.
  const reading = readCode(fields.code, language);
  if ("problem" in reading) return close(reading.problem === "word" ? text.mine.unknownWord(reading.word) : text.mine.fourWords, 400);
  try {
    const codeHash = await hashCode(context.db, reading.words);
    const find = () => findQuestion(context.db, codeHash, now);
    const question = await limitGuesses({ db: context.db, clientAddress: context.clientAddress, language, now, find });
    if (!question) return close(text.mine.notFound, 404);
    const { status, headers, ...result } = await handle(fields, question, { context, headers: request.headers }, language).catch(
      (error: unknown) => keepTypedText(error, fields),
    );
    const current = await find();
    if (!current) return close(text.mine.notFound, 404);
    return data<MyQuestionOutcome>(
      { ...(await show(context, current, language)), code: writeCode(reading.words), ...result },
      { status, headers },
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "notFound") return close(text.mine.notFound, 404);
    return close(error.message, error.status, refusalHeaders(error));
  }
}

type Result = Pick<Extract<MyQuestionOutcome, { kind: "open" }>, "form" | "notice" | "errors" | "values"> & {
  status: number;
  headers: Record<string, string>;
};

type SentForm = "write" | "contact";

const refuse = (form: SentForm, errors: FieldError[], values: Fields): Result => ({
  form,
  notice: "",
  errors,
  values,
  status: 400,
  headers: neverStored,
});

/** After a rate limit the visitor can send the same form again. */
function keepTypedText(error: unknown, fields: Fields): Result {
  if (!(error instanceof AppError) || error.code !== "tooMany") throw error;
  const [form, field]: [SentForm, string] = fields.intent === "write" ? ["write", "message"] : ["contact", "form"];
  return { ...refuse(form, [{ field, message: error.message }], fields), status: error.status, headers: refusalHeaders(error) };
}

type Sender = { context: PersonalContext; headers: Headers };

async function handle(fields: Fields, { message }: Question, { context, headers }: Sender, language: Language): Promise<Result> {
  const { contactMessageId } = message;
  const hasContact = message.kind !== "nameless";
  const { mine } = questionTexts[language];
  const done = (notice: string): Result => ({ form: undefined, notice, errors: [], values: {}, status: 200, headers: neverStored });
  if (fields.intent === "write") {
    const written = fields.message.replaceAll("\r\n", "\n").trim();
    const errors = checkMessage(written, language);
    if (errors.length > 0) return refuse("write", errors, fields);
    // A reloaded page sends the same text again, which is no new message.
    if (!(await isRepeated(context.db, message, written))) await countMessage(context.db, context.clientAddress, "", language);
    const isTaken = await writeAgain(context, { contactMessageId, text: written, honeypot: fields.website });
    if (!isTaken) return refuse("write", [{ field: "message", message: hasContact ? mine.fullWithContact : mine.full }], fields);
    context.log.info({ contactMessageId }, "A visitor added to a question without a name");
    return done(hasContact ? mine.writtenWithContact : mine.written);
  }
  if (fields.intent === "contact") {
    const { errors, contact } = checkGivenContact(fields, language);
    if (!contact) return refuse("contact", errors, fields);
    await countMessage(context.db, context.clientAddress, senderOf(contact), language);
    const clientHints = readClientHints(headers, context.clientAddress);
    const given = await giveContact(context, contactMessageId, { ...contact, clientHints }, language);
    if (given === "noConsent") return refuse("contact", [unknownConsentError(contact.way, language)], fields);
    if (given === "hasContact") return done(mine.hasContact);
    return done(mine.contactTaken(questionTexts[language].sentBy[contact.way](contact.email || contact.phone)));
  }
  return done("");
}

function checkGivenContact(fields: Fields, language: Language) {
  const { errors } = questionTexts[language];
  const name = fields.name.trim();
  const nameError = name === "" ? contactTexts[language].required.name : fieldError("name", name, language);
  const way = answerWays.find((each) => each === fields.by);
  const given = way && checkContactWay(fields, way, language);
  const mistakes = [
    ...(nameError === "" ? [] : [{ field: "name", message: nameError }]),
    ...(given ? given.errors : [{ field: "by", message: errors.by }]),
  ];
  if (!given || mistakes.length > 0) return { errors: mistakes };
  const { phone, email, consentVersion } = given;
  return { errors: [], contact: { name, way, phone, email, consentVersion } };
}

async function show({ db, config }: PersonalContext, { message, endsAt }: Question, language: Language) {
  const texts = await readVisitorThread(db, message);
  return {
    kind: "open" as const,
    texts: texts.map((each) => ({ ...each, at: `${longDate(each.at, language)}, ${officeTime(each.at, language)}` })),
    endsOn: longDate(endsAt, language),
    leadMonths: config.retention.leadsMonths,
    hasContact: message.kind !== "nameless",
    isFull: texts.filter(({ from }) => from === "visitor").length >= maxVisitorTexts,
  };
}
