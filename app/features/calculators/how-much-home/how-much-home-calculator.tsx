import { memo, useMemo } from "react";
import { BarRows } from "#app/features/calculators/kit/bar-rows.tsx";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { Notes, Section } from "#app/features/calculators/kit/result.tsx";
import { termNames, terms } from "#app/features/calculators/kit/rules.ts";
import type { ResultLine } from "#app/features/calculators/kit/side-by-side.tsx";
import { summarize } from "#app/features/calculators/kit/summary.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, percent } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type AffordabilityValues, affordabilityRules, type LevelBudget, levelBudgets, type Ratios } from "./rules.ts";

type Props = { start: Start; figures: Ratios; typical: TypicalFields };

export function HowMuchHomeCalculator({ start, figures, typical }: Props) {
  const { fields: labels, levels, result: text } = useTexts(affordabilityTexts);
  const { years: termName } = useTexts(calculatorTexts);
  const { values, keptValues, ...calculator } = useCalculator(affordabilityRules, start, undefined, typical);
  const budgets = useMemo(() => values && levelBudgets(values, figures), [values, figures]);
  const kept = useMemo(() => keptValues && levelBudgets(keptValues, figures), [keptValues, figures]);
  const omissions = values && budgets ? omissionSentences(values, budgets, text) : [];
  const linesOf = (shown: LevelBudget[]): ResultLine[] =>
    shown.map((budget) => ({
      label: levels[budget.level],
      ...(budget.state === "room" ? { cents: budget.price } : { text: budget.state === "outOfDate" ? text.askUs : text.noRoom }),
    }));
  return (
    <Calculator
      name="how-much-home"
      rules={affordabilityRules}
      calculator={calculator}
      labels={labels}
      choices={{ years: termNames(termName) }}
      fields={<Fields />}
      heading={text.heading}
      // Three budgets beside each other: no single number is given as the limit.
      headline={budgets?.map((budget) => <LevelLine key={budget.level} budget={budget} />)}
      details={values && budgets && <Notes omissions={omissions} notes={[text.rule]} />}
      isIncomplete={omissions.length > 0}
      lines={budgets && { now: linesOf(budgets), kept: kept && linesOf(kept) }}
      summary={budgets && summarize(affordabilityTexts, ({ title, result }) => `${title}: ${priceRangeText(budgets, result)}`)}
    >
      {budgets && <Budgets budgets={budgets.filter((budget) => budget.state === "room")} />}
    </Calculator>
  );
}

const Fields = memo(() => {
  const common = useTexts(calculatorTexts);
  const text = useTexts(affordabilityTexts);
  const { fields: labels, hints } = text;
  return (
    <>
      <FieldGroup legend={text.groups.you}>
        <NumberField name="income" label={labels.income} sign="$" />
        <NumberField name="debts" label={labels.debts} sign="$" isOptional hint={hints.debts} />
        <NumberField name="savings" label={labels.savings} sign="$" isOptional hint={hints.savings} />
      </FieldGroup>
      <FieldGroup legend={text.groups.loan}>
        <NumberField name="rate" label={labels.rate} sign="%" hint={hints.rate} />
        <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
        <NumberField name="costs" label={labels.costs} sign="%" isOptional hint={hints.costs} />
        <NumberField name="pmi" label={labels.pmi} sign="%" isOptional hint={hints.pmi} />
        <NumberField name="hoa" label={labels.hoa} sign="$" isOptional />
      </FieldGroup>
    </>
  );
});

function LevelLine({ budget }: { budget: LevelBudget }) {
  const { levels, result: text } = useTexts(affordabilityTexts);
  const isRoom = budget.state === "room";
  return (
    <span className="block border-line border-t py-3 first:border-t-0">
      <span className="block font-semibold text-sm">{levels[budget.level]}</span>
      {budget.state === "outOfDate" ? (
        <span className="block text-muted">{text.askUs}</span>
      ) : (
        <strong className={`block font-display font-semibold text-teal tabular-nums ${isRoom ? "text-3xl" : "text-2xl"}`}>
          {isRoom ? text.upTo(dollars(budget.price)) : text.noRoom}
        </strong>
      )}
      {budgetSentences(budget, text).map((sentence) => (
        <span key={sentence} className="block text-muted text-sm">
          {sentence}
        </span>
      ))}
    </span>
  );
}

function Budgets({ budgets }: { budgets: Array<Extract<LevelBudget, { state: "room" }>> }) {
  const { result: text, levels } = useTexts(affordabilityTexts);
  if (budgets.length === 0) return null;
  return (
    <Section id="budgets-heading" heading={text.compared}>
      <BarRows rows={budgets.map(({ level, price }) => ({ label: levels[level], cents: price }))} summary={text.picture} />
      <YearTable
        caption={text.caption}
        heads={[text.level, text.price, text.monthly, text.loan]}
        rows={budgets.map(({ level, price, payment, loan }) => ({ head: levels[level], cells: [price, payment, loan].map(dollars) }))}
      />
    </Section>
  );
}

/** The budgets on one line. */
export function priceRangeText(budgets: LevelBudget[], text: Texts): string {
  const prices = budgets.flatMap((budget) => (budget.state === "room" ? [budget.price] : []));
  if (prices.length === 0) return budgets.every(({ state }) => state === "outOfDate") ? text.askUs : text.noRoom;
  const [lowest, highest] = [dollars(Math.min(...prices)), dollars(Math.max(...prices))];
  return lowest === highest ? text.upTo(highest) : text.range(lowest, highest);
}

type Texts = (typeof affordabilityTexts)["en"]["result"];

/** What limits a budget and, where debts or dues do, what would change that. */
export function budgetSentences(budget: LevelBudget, text: Texts): string[] {
  if (budget.state === "outOfDate") return [];
  if (budget.state === "debts") {
    const { share, total, debtsAtMost, incomeFrom } = budget;
    return [text.debtsTake(percent(share), percent(total)), text.debtsChange(dollars(debtsAtMost), dollars(incomeFrom))];
  }
  if (budget.state === "dues") return [text.duesTake(dollars(budget.dues), dollars(budget.allowance))];
  const { limit, allowance, share, housing, total, housingAllowance, stopsAtInsurance, payment } = budget;
  const monthly = text.payment(dollars(allowance), percent(share));
  const reason = limit === "housing" ? text.housingLimit(percent(housing)) : text.debtsLimit(percent(total), dollars(housingAllowance));
  return [monthly, reason, ...(stopsAtInsurance ? [text.stopsAtInsurance(dollars(payment))] : [])];
}

/** What the prices leave out because no number was given for it. */
export function omissionSentences(values: AffordabilityValues, budgets: LevelBudget[], text: Texts): string[] {
  const isInsured = budgets.some((budget) => budget.state === "room" && budget.loan * 100 > budget.price * 80);
  const sentences = [values.costs === undefined && text.without, values.pmi === undefined && isInsured && text.withoutPmi];
  return sentences.filter((sentence) => sentence !== false);
}
