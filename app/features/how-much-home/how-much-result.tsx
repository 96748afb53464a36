import { Notes, Result } from "#app/calculator-kit/result.tsx";
import { affordabilityTexts } from "#app/messages/calculators/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { dollars } from "#lib/money.ts";
import { budgetSentences } from "./budget-sentences.ts";
import type { LevelBudget } from "./rules.ts";

type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { budgets: LevelBudget[] | undefined; isWithoutCosts: boolean };

/** Three budgets beside each other: no single number passes for the answer. */
export function HowMuchResult({ budgets, isWithoutCosts, ...result }: Props) {
  const { result: text } = useTexts(affordabilityTexts);
  return (
    <Result {...result} heading={text.heading} headline={budgets?.map((budget) => <LevelLine key={budget.level} budget={budget} />)}>
      <Notes>
        {isWithoutCosts && <p className="font-semibold text-ink">{text.without}</p>}
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
