import clsx from "clsx";
import { answerLabel } from "#app/features/buying-guide/answer-label.ts";
import { answersOf, type Choices, checkPath, type Question, questionNames } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { localPath } from "#lib/languages.ts";
import type { UsState } from "#lib/us-states.ts";

type Props = {
  choices: Partial<Choices>;
  otherStates: readonly UsState[];
  /** The price as typed, if any. */
  priceEntry?: string;
};

/** A plain GET form: it needs no script. */
export function QuestionsForm({ choices, otherStates, priceEntry = "" }: Props) {
  const text = useTexts(checkTexts);
  const openQuestion = questionNames.find((name) => !(name in choices));
  const isPartial = openQuestion !== undefined && Object.keys(choices).length > 0;
  return (
    <form method="get" action={localPath(checkPath({}), useLanguage())} className="no-print">
      {isPartial && (
        <p className="mb-6">
          <a href={`#${headingId(openQuestion)}`} className="inline-flex min-h-11 items-center font-semibold text-danger underline">
            {text.missing}
          </a>
        </p>
      )}
      {priceEntry !== "" && <input type="hidden" name="price" value={priceEntry} />}
      {questionNames.map((name, index) => (
        <QuestionGroup key={name} name={name} number={index + 1} choice={choices[name]} otherStates={otherStates} />
      ))}
      <div className="border-line border-t pt-8 md:pl-24">
        <button type="submit" className={clsx(buttonShape, buttonTones.primary, "min-h-14 px-10 text-lg max-sm:w-full")}>
          {text.submit}
        </button>
        <p className="mt-4 text-muted text-sm">{text.noOffer}</p>
      </div>
    </form>
  );
}

const headingId = (name: Question) => `question-${name}`;

type GroupProps = { name: Question; number: number; choice: string | undefined; otherStates: readonly UsState[] };

function QuestionGroup({ name, number, choice, otherStates }: GroupProps) {
  const text = useTexts(checkTexts);
  const language = useLanguage();
  const answers = answersOf(name, otherStates.length > 0);
  return (
    <div
      role="radiogroup"
      aria-labelledby={headingId(name)}
      className="border-line border-t py-7 first-of-type:border-t-0 first-of-type:pt-0 md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-x-6 md:py-9"
    >
      <span
        aria-hidden="true"
        className="hidden h-[4.5rem] w-14 items-end justify-center rounded-t-arch bg-sand pb-2.5 font-display font-semibold text-2xl text-clay md:flex"
      >
        {number}
      </span>
      <div>
        <p className="font-semibold text-clay text-sm md:sr-only">{text.number(number, questionNames.length)}</p>
        <h2 id={headingId(name)} className="mt-1 font-semibold text-2xl text-teal-dark leading-tight">
          {text.questions[name].ask}
        </h2>
        <div className={clsx("mt-4 grid gap-3 sm:grid-cols-2", answers.length === 3 && "lg:grid-cols-3")}>
          {answers.map((value) => (
            <label
              key={value}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-muted/60 bg-paper px-4 py-3 text-[1.0625rem] leading-snug transition-colors hover:border-teal has-checked:border-teal has-checked:bg-sand has-checked:ring-1 has-checked:ring-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name={name}
                value={value}
                required
                defaultChecked={choice === value}
                className="size-5 shrink-0 accent-teal outline-none"
              />
              {answerLabel(name, value, otherStates, language)}
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
