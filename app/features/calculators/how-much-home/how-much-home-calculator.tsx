import { memo, useMemo } from "react";
import { BarRows } from "#app/features/calculators/kit/bar-rows.tsx";
import { CalculatorForm, FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { CalculatorLayout, Section } from "#app/features/calculators/kit/calculator-layout.tsx";
import { ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { KeepNumbers } from "#app/features/calculators/kit/keep-numbers.tsx";
import { labelsOf } from "#app/features/calculators/kit/rules.ts";
import { terms } from "#app/features/calculators/kit/terms.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { HowMuchResult } from "./how-much-result.tsx";
import { affordabilityRules, type LevelBudget, levelBudgets, type Ratios } from "./rules.ts";

export function HowMuchHomeCalculator({ start, figures }: { start: Start; figures: Ratios }) {
  const { fields: labels } = useTexts(affordabilityTexts);
  const { entries, values, state, missingFields, form, result } = useCalculator(affordabilityRules, start);
  const budgets = useMemo(() => values && levelBudgets(values, figures), [values, figures]);
  return (
    <>
      <CalculatorLayout>
        <CalculatorForm state={state} form={form}>
          <Fields />
        </CalculatorForm>
        <HowMuchResult ref={result} budgets={budgets} values={values} missing={labelsOf(missingFields, labels)} />
      </CalculatorLayout>
      {budgets && <KeepNumbers calculator="how-much-home" entries={entries} />}
      {budgets && <Budgets budgets={budgets.filter((budget) => budget.state === "room")} />}
    </>
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

function Budgets({ budgets }: { budgets: Array<Extract<LevelBudget, { state: "room" }>> }) {
  const { result: text, levels } = useTexts(affordabilityTexts);
  if (budgets.length === 0) return null;
  return (
    <Section id="budgets-heading" heading={text.compared}>
      <BarRows rows={budgets.map(({ level, price }) => ({ label: levels[level], cents: price }))} summary={text.picture} />
      <YearTable
        caption={text.caption}
        heads={[text.level, text.price, text.monthly, text.loan]}
        rows={budgets.map(({ level, price, allowance, loan }) => ({ head: levels[level], cells: [price, allowance, loan].map(dollars) }))}
      />
    </Section>
  );
}
