import clsx from "clsx";
import { type AskWay, answerWays, askWayOf } from "#app/features/leads/answer-ways.ts";
import { callTimes } from "#app/features/leads/call-times.ts";
import type { AttachedCalculation } from "#app/features/leads/messages/attached-calculation.ts";
import { maxLength } from "#app/features/leads/messages/check.ts";
import type { QuestionOutcome } from "#app/features/leads/questions/form-action.server.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageNames, locales } from "#lib/languages.ts";
import { languages } from "#lib/translations.ts";
import { AttachedCalculationField } from "./attached-calculation-field.tsx";
import { ContactWayFields, hiddenUnless, type ShownConsents } from "./contact-way-fields.tsx";
import { ErrorNotice, Field, Honeypot, inputLook } from "./question-fields.tsx";
import { hiddenFor, WayChoice } from "./way-choice.tsx";

type Props = {
  ways: AskWay[];
  by: AskWay;
  about: string;
  /** What the question is about, if the visitor chose it on another page. */
  topic?: string;
  consents: ShownConsents;
  attachedCalculation: AttachedCalculation | undefined;
  /** Sent only with what is attached. */
  homeState?: string | undefined;
  refusal: Extract<QuestionOutcome, { kind: "refused" }> | undefined;
};

const shownForNone = clsx(answerWays.map((way) => hiddenFor[way]));

/** What is stored, before anything is sent. */
function NamelessNote({ attached }: { attached: AttachedCalculation | undefined }) {
  const { nameless } = useTexts(questionTexts);
  return (
    <div className={clsx("rounded-2xl bg-sand p-5 text-sm", shownForNone)}>
      <p className="font-semibold text-teal-dark">{nameless.noteTitle}</p>
      <p className="mt-1">
        {nameless.note} {attached && nameless.attached[attached.kind]}
      </p>
    </div>
  );
}

/** Works without a script: the style sheet shows the fields of the way that is chosen. */
export function AskForm({ ways, by, about, topic = "", consents, attachedCalculation, homeState, refusal }: Props) {
  const text = useTexts(questionTexts);
  const { goodTimes } = useTexts(answerWayTexts);
  const language = useLanguage();
  const { values, fields: errors = [] } = refusal ?? {};
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const chosenWay = values ? askWayOf(values.by) : by;
  const max = maxLength.message.toLocaleString(locales[language]);
  return (
    <form
      id="ask"
      method="post"
      action="#ask"
      noValidate
      className="group/ask mx-auto grid max-w-3xl scroll-mt-24 gap-6 px-4 py-10 sm:px-6 md:py-14"
    >
      {refusal && <ErrorNotice title={text.notSent} text={refusal.message} />}
      <Field id="ask-message" label={text.question} hint={text.questionHint(max)} error={errorOf("message")}>
        {(described) => (
          <textarea
            {...described}
            name="message"
            rows={5}
            required={chosenWay !== "call"}
            defaultValue={values?.message ?? (topic === "" ? "" : text.aboutTopic(topic))}
            className={inputLook(errorOf("message"))}
          />
        )}
      </Field>
      <p className={clsx("-mt-4 text-muted text-sm", hiddenUnless("call"))}>{text.callHint}</p>
      {attachedCalculation && (
        <AttachedCalculationField attachedCalculation={attachedCalculation} isTicked={values ? values.enclose === "on" : true} />
      )}
      <WayChoice ways={ways} chosen={chosenWay} error={errorOf("by")} />
      <ContactWayFields id="ask" values={values} errors={errors} consents={consents} />
      <NamelessNote attached={attachedCalculation} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="ask-language" label={text.answerIn}>
          {(described) => (
            <select {...described} name="answerLanguage" defaultValue={values?.answerLanguage ?? language} className={inputLook()}>
              {languages.map((each) => (
                <option key={each} value={each} lang={each}>
                  {languageNames[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="ask-times" label={text.times} className={clsx(hiddenFor.email, hiddenFor.none)}>
          {(described) => (
            <select {...described} name="callTime" defaultValue={values?.callTime ?? "any"} className={inputLook()}>
              {callTimes
                .filter((time) => time !== "none")
                .map((time) => (
                  <option key={time} value={time}>
                    {goodTimes[time]}
                  </option>
                ))}
            </select>
          )}
        </Field>
      </div>
      <input type="hidden" name="about" value={values?.about ?? about} />
      {homeState && <input type="hidden" name="homeState" value={homeState} />}
      <input type="hidden" name="campaign" />
      <Honeypot label={text.leaveEmpty} />
      <button type="submit" className={clsx(buttonShape, buttonTones.primary, "sm:justify-self-start")}>
        {text.send}
      </button>
      <SiteLink
        to="/my-question"
        className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-4 hover:text-clay"
      >
        {text.haveCode}
      </SiteLink>
    </form>
  );
}
