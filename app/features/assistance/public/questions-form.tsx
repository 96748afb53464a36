import clsx from "clsx";
import type { ReactNode } from "react";
import {
  type AmountName,
  type AnswerName,
  amountNames,
  detailNames,
  type ProgramAnswersRead,
  scoreNames,
} from "#app/features/assistance/answers.ts";
import { homeAnswers, ownershipAnswers, taxNumberAnswers } from "#app/features/assistance/matching.ts";
import { assistanceTexts } from "#app/features/assistance/texts/assistance.ts";
import { programTexts } from "#app/features/assistance/texts/program.ts";
import { utahCounties } from "#app/features/assistance/utah-counties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { localPath } from "#lib/languages.ts";

/** A plain GET form: it needs no script. */
export function QuestionsForm({ read }: { read: ProgramAnswersRead }) {
  const text = useTexts(assistanceTexts);
  const { scoreRanges } = useTexts(programTexts);
  const { answers, problems } = read;
  const [wrongField] = amountNames.filter((name) => problems[name]);
  return (
    <form method="get" action={localPath("/assistance", useLanguage())} className="no-print grid gap-8">
      {wrongField && (
        <p>
          <a
            href={`#assistance-${wrongField}`}
            className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
          >
            {text.correct}
          </a>
        </p>
      )}
      <ChoiceQuestion number={1} name="owned" ask={text.questions.owned} value={answers.owned}>
        {ownershipAnswers.map((value) => [value, text.owned[value]])}
      </ChoiceQuestion>
      <ChoiceQuestion number={2} name="taxNumber" ask={text.questions.taxNumber} value={answers.taxNumber}>
        {[...taxNumberAnswers.map((value): [string, string] => [value, text.taxNumbers[value]]), ["", text.unsaidTaxNumber]]}
      </ChoiceQuestion>
      <div>
        <label htmlFor="assistance-score">
          <Ask number={3}>{text.questions.score}</Ask>
        </label>
        <Select name="score" none={text.unknownScore} value={answers.score} className="max-w-sm">
          {scoreNames.map((name) => (
            <option key={name} value={name}>
              {capitalized(scoreRanges[name])}
            </option>
          ))}
        </Select>
      </div>
      <MoreDetails read={read} />
      <button type="submit" className={clsx(buttonShape, buttonTones.primary, "min-h-14 justify-self-start px-10 text-lg max-sm:w-full")}>
        {text.submit}
      </button>
    </form>
  );
}

/** The ranges are also used within sentences. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const questionCount = 3;

function Ask({ number, children }: { number: number; children: string }) {
  const text = useTexts(assistanceTexts);
  return (
    <>
      <span className="block font-semibold text-clay text-sm">{text.question(number, questionCount)}</span>
      <span className="mt-1 mb-4 block font-display font-semibold text-2xl text-teal-dark leading-tight">{children}</span>
    </>
  );
}

type ChoiceQuestionProps = {
  number: number;
  name: AnswerName;
  ask: string;
  value: string | undefined;
  /** Values with their labels. */
  children: Array<[value: string, label: string]>;
};

function ChoiceQuestion({ number, name, ask, value: chosen, children }: ChoiceQuestionProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0">
        <Ask number={number}>{ask}</Ask>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {children.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-muted/60 bg-paper px-4 py-3 leading-snug transition-colors hover:border-teal has-checked:border-teal has-checked:bg-sand has-checked:ring-1 has-checked:ring-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              className="size-5 shrink-0 accent-teal outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Optional, so folded away; open where the visitor brings or typed something in it. */
function MoreDetails({ read }: { read: ProgramAnswersRead }) {
  const text = useTexts(assistanceTexts);
  const { answers, problems } = read;
  const isUsed = detailNames.some((name) => answers[name] !== undefined) || Object.keys(problems).length > 0;
  return (
    <details open={isUsed}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
        {text.more}
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <Amount name="income" label={text.income} hint={text.incomeHint} read={read} />
        <Choice name="county" label={text.county} none={text.unknownCounty} hint={text.countyHint} value={answers.county}>
          {utahCounties.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </Choice>
        <Amount name="price" label={text.price} read={read} />
        <Choice name="home" label={text.home} none={text.unknownHome} value={answers.home}>
          {homeAnswers.map((home) => (
            <option key={home} value={home}>
              {text.homes[home]}
            </option>
          ))}
        </Choice>
      </div>
    </details>
  );
}

const inputShape = "mt-2 min-h-12 w-full rounded-xl border border-muted/60 bg-white px-4 py-3 text-base text-ink hover:border-teal";

type FieldProps = { name: string; label: string; hint?: string };

function Amount({ name, label, hint, read: { typed, problems } }: FieldProps & { name: AmountName; read: ProgramAnswersRead }) {
  const text = useTexts(assistanceTexts);
  const problem = problems[name];
  return (
    <div className="min-w-0">
      <label htmlFor={`assistance-${name}`} className="font-semibold text-teal-dark">
        {label}
      </label>
      <input
        id={`assistance-${name}`}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        placeholder="$"
        defaultValue={typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `assistance-${name}-note` : undefined}
        className={inputShape}
      />
      <Note name={name} hint={hint} problem={problem && text.amountProblems[problem](text.amountExamples[name])} />
    </div>
  );
}

type SelectProps = {
  name: string;
  none: string;
  value: string | undefined;
  hint?: string | undefined;
  className?: string;
  children: ReactNode;
};

const Select = ({ name, none, value = "", hint, className, children }: SelectProps) => (
  <select
    id={`assistance-${name}`}
    name={name}
    defaultValue={value}
    aria-describedby={hint ? `assistance-${name}-note` : undefined}
    className={clsx(inputShape, className)}
  >
    <option value="">{none}</option>
    {children}
  </select>
);

function Choice({ label, ...select }: FieldProps & SelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`assistance-${select.name}`} className="font-semibold text-teal-dark">
        {label}
      </label>
      <Select {...select} />
      <Note name={select.name} hint={select.hint} />
    </div>
  );
}

function Note({ name, hint, problem }: { name: string; hint?: string | undefined; problem?: string | undefined }) {
  if (!problem && !hint) return null;
  return (
    <p id={`assistance-${name}-note`} className={clsx("mt-1.5 text-sm", problem ? "font-semibold text-danger" : "text-muted")}>
      {problem ?? hint}
    </p>
  );
}
