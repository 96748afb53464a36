import { Notes, Result } from "#app/features/calculators/kit/result.tsx";
import { dollars } from "#app/features/calculators/math/money.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { budgetSentences, omissionSentences } from "./budget-sentences.ts";
import type { AffordabilityValues, LevelBudget } from "./rules.ts";

type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & {
  budgets: LevelBudget[] | undefined;
  values: AffordabilityValues | undefined;
};

/** Three budgets beside each other: no single number passes for the answer. */
export function HowMuchResult({ budgets = [], values, ...result }: Props) {
  const { result: text } = useTexts(affordabilityTexts);
  return (
    <Result
      {...result}
      heading={text.heading}
      headline={values && budgets.map((budget) => <LevelLine key={budget.level} budget={budget} />)}
    >
      <Notes>
        {values &&
          omissionSentences(values, budgets, text).map((sentence) => (
            <p key={sentence} className="font-semibold text-ink">
              {sentence}
            </p>
          ))}
        <p>{text.rule}</p>
      </Notes>
    </Result>
  );
}

function LevelLine({ budget }: { budget: LevelBudget }) {
  const { levels } = useTexts(affordabilityTexts);
  return (
    <span className="block border-line border-t py-3 first:border-t-0">
      <span className="block font-semibold text-sm">{levels[budget.level]}</span>
      <BudgetText budget={budget} />
    </span>
  );
}

function BudgetText({ budget }: { budget: LevelBudget }) {
  const { result: text } = useTexts(affordabilityTexts);
  if (budget.state === "outOfDate") return <span className="block text-muted">{text.askUs}</span>;
  const isRoom = budget.state === "room";
  return (
    <>
      <strong className={`block font-display font-semibold text-teal tabular-nums ${isRoom ? "text-3xl" : "text-2xl"}`}>
        {isRoom ? text.upTo(dollars(budget.price)) : text.noRoom}
      </strong>
      {budgetSentences(budget, text).map((sentence) => (
        <span key={sentence} className="block text-muted text-sm">
          {sentence}
        </span>
      ))}
    </>
  );
}
