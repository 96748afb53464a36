import clsx from "clsx";
import type { AnswerWay } from "#app/features/leads/answer-ways.ts";
import type { MyQuestionOutcome, ShownText } from "#app/features/leads/questions/my-question.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { localPath } from "#lib/languages.ts";
import { ContactWayFields, type ShownConsents } from "./contact-way-fields.tsx";
import { ErrorNotice, Field, Honeypot, inputLook } from "./question-fields.tsx";
import { WayChoice } from "./way-choice.tsx";

type OpenQuestion = Extract<MyQuestionOutcome, { kind: "open" }>;
type Props = { question: OpenQuestion; ways: AnswerWay[]; consents: ShownConsents };

export function QuestionThread({ question, ways, consents }: Props) {
  const { mine } = useTexts(questionTexts);
  const { texts, notice, code, endsOn, hasContact, leadMonths } = question;
  const isAnswered = texts.some(({ from }) => from === "office");
  const isFull = question.isFull && question.form !== "write";
  return (
    <div className="grid gap-8">
      {notice !== "" && (
        <p role="status" className="rounded-2xl border border-success/40 bg-success/8 p-5 font-semibold text-success">
          {notice}
        </p>
      )}
      <ol className="grid gap-4">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts are only ever added at the end
          <Text key={index} {...text} />
        ))}
      </ol>
      {!isAnswered && !hasContact && <p className="text-muted">{mine.noAnswer}</p>}
      {hasContact && notice === "" && <p className="text-muted">{mine.hasContact}</p>}
      <p className="text-sm text-muted">
        {hasContact ? mine.storedWithContact(endsOn, leadMonths) : mine.stored(endsOn)} {mine.careful}
      </p>
      <p className="text-sm">
        {mine.keepCode}{" "}
        <strong translate="no" className="font-display text-teal-dark text-xl">
          {code}
        </strong>
      </p>
      {isFull ? (
        <p className="border-line border-t pt-6">{hasContact ? mine.fullWithContact : mine.full}</p>
      ) : (
        <WriteForm question={question} />
      )}
      {!hasContact && <ContactForm question={question} ways={ways} consents={consents} />}
    </div>
  );
}

function Text({ from, text, at, signature }: ShownText) {
  const { mine } = useTexts(questionTexts);
  const isOffice = from === "office";
  return (
    <li className={clsx("rounded-2xl p-5", isOffice ? "bg-paper shadow-card ring-1 ring-line" : "bg-sand")}>
      <p className="text-muted text-sm">
        {isOffice ? signature : mine.you} · {at}
      </p>
      <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </li>
  );
}

function useForm(question: OpenQuestion, form: "write" | "contact") {
  const isSent = question.form === form;
  const errors = isSent ? question.errors : [];
  return {
    action: localPath("/my-question", useLanguage()),
    errors,
    values: isSent ? question.values : {},
    errorOf: (name: string) => errors.find(({ field }) => field === name)?.message,
  };
}

function WriteForm({ question }: { question: OpenQuestion }) {
  const { mine, question: label, leaveEmpty } = useTexts(questionTexts);
  const { action, values, errorOf } = useForm(question, "write");
  return (
    <form method="post" action={action} noValidate className="grid gap-4 border-line border-t pt-6">
      <h2 className="font-semibold text-teal-dark text-xl">{mine.write}</h2>
      <Hidden code={question.code} intent="write" />
      <Field id="write-message" label={label} error={errorOf("message")}>
        {(described) => (
          <textarea {...described} name="message" rows={4} defaultValue={values.message} className={inputLook(errorOf("message"))} />
        )}
      </Field>
      <Honeypot label={leaveEmpty} />
      <button type="submit" className={clsx(buttonShape, buttonTones.primary, "sm:justify-self-start")}>
        {mine.send}
      </button>
    </form>
  );
}

function ContactForm({ question, ways, consents }: Props) {
  const { mine, checkFields } = useTexts(questionTexts);
  const { action, errors, values, errorOf } = useForm(question, "contact");
  const chosen = ways.find((way) => way === values.by) ?? ways[0];
  return (
    <form method="post" action={action} noValidate className="group/ask grid gap-5 border-line border-t pt-6">
      <h2 className="font-semibold text-teal-dark text-xl">{mine.contactTitle}</h2>
      <p className="text-muted">{mine.contactLead}</p>
      {errors.length > 0 && <ErrorNotice title={mine.contactNotSent} text={errorOf("form") ?? checkFields} />}
      <Hidden code={question.code} intent="contact" />
      <Field id="contact-name" label={mine.name} error={errorOf("name")}>
        {(described) => (
          <input
            {...described}
            name="name"
            type="text"
            autoComplete="name"
            defaultValue={values.name}
            className={inputLook(errorOf("name"))}
          />
        )}
      </Field>
      <WayChoice ways={ways} chosen={chosen} error={errorOf("by")} />
      <ContactWayFields id="contact" values={values} errors={errors} consents={consents} />
      <button type="submit" className={clsx(buttonShape, buttonTones.quiet, "sm:justify-self-start")}>
        {mine.giveContact}
      </button>
    </form>
  );
}

function Hidden({ code, intent }: { code: string; intent: "write" | "contact" }) {
  return (
    <>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
