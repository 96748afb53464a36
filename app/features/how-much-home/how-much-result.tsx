import { Notes, Result } from "#app/calculator-kit/result.tsx";
import { affordabilityTexts } from "#app/messages/calculators/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { dollars, percent } from "#lib/money.ts";
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

function LevelLine({ budget: { level, ratios, price, allowance } }: { budget: LevelBudget }) {
  const { result: text, levels } = useTexts(affordabilityTexts);
  return (
    <span className="block border-line border-t py-3 first:border-t-0">
      <span className="block font-semibold text-sm">{levels[level]}</span>
      {ratios ? (
        <>
          <strong className="block font-display font-semibold text-3xl text-teal tabular-nums">{text.upTo(dollars(price))}</strong>
          <span className="block text-muted text-sm">
            {text.payment(dollars(allowance))}; {text.ratios(percent(ratios.housing), percent(ratios.total))}
          </span>
        </>
      ) : (
        <span className="block text-muted">{text.askUs}</span>
      )}
    </span>
  );
}
