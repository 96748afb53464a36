import { answerLabel } from "#app/features/buying-guide/answer-label.ts";
import { type Choices, questionNames } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { UsState } from "#lib/us-states.ts";
import { QuestionsForm } from "./questions-form.tsx";

/** The choices behind the answer, and the same questions again to change one. */
export function ChoicesGiven({
  choices,
  otherStates,
  priceEntry,
}: {
  choices: Choices;
  otherStates: readonly UsState[];
  priceEntry: string;
}) {
  const text = useTexts(checkTexts);
  const language = useLanguage();
  return (
    <section className="mt-14 md:mt-20 print:mt-6">
      <h2 className="font-semibold text-2xl text-teal-dark print:text-xl">{text.choices}</h2>
      <p className="no-print mt-2 text-muted text-sm">{text.inAddress}</p>
      <PhoneFold summary={text.showChoices}>
        <dl className="mt-5 grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
          {questionNames.map((name) => (
            <div key={name} className="border-line border-t py-3 print:py-1">
              <dt className="text-muted text-sm">{text.questions[name].ask}</dt>
              <dd className="mt-0.5 font-semibold print:mt-0 print:text-sm">{answerLabel(name, choices[name], otherStates, language)}</dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
      <details className="no-print mt-4">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
          {text.change}
        </summary>
        <div className="mt-6">
          <QuestionsForm choices={choices} otherStates={otherStates} priceEntry={priceEntry} />
        </div>
      </details>
      <SiteLink
        to="/can-i-buy"
        className="no-print inline-flex min-h-12 items-center font-semibold text-teal hover:text-clay hover:underline"
      >
        {text.again}
      </SiteLink>
    </section>
  );
}
