import { memo, useDeferredValue, useMemo } from "react";
import { CalculatorForm } from "#app/features/calculators/kit/calculator-form.tsx";
import { CalculatorLayout, Section } from "#app/features/calculators/kit/calculator-layout.tsx";
import { colours, Lines } from "#app/features/calculators/kit/charts.tsx";
import { KeepNumbers } from "#app/features/calculators/kit/keep-numbers.tsx";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { labelsOf } from "#app/features/calculators/kit/rules.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import { compareRefinance, type RefinanceComparison } from "#app/features/calculators/math/refinance.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { RefinanceFields } from "./refinance-fields.tsx";
import { RefinanceResult } from "./refinance-result.tsx";
import { type refinanceFigureKeys, refinanceOf, refinanceRules } from "./rules.ts";

export function RefinanceCalculator({ start, figures }: { start: Start; figures: Amounts<typeof refinanceFigureKeys> }) {
  const { fields: labels } = useTexts(refinanceTexts);
  const { entries, values, state, missingFields, form, result } = useCalculator(refinanceRules, start);
  const answer = useMemo(() => values && { values, comparison: compareRefinance(refinanceOf(values)) }, [values]);
  const years = useDeferredValue(answer?.comparison.years);
  return (
    <>
      <CalculatorLayout>
        <CalculatorForm state={state} form={form}>
          <RefinanceFields figures={figures} />
        </CalculatorForm>
        <RefinanceResult ref={result} answer={answer} missing={labelsOf(missingFields, labels)} />
      </CalculatorLayout>
      {answer && <KeepNumbers calculator="refinance" entries={entries} />}
      {answer && years && <YearlyCosts years={years} />}
    </>
  );
}

const YearlyCosts = memo(({ years }: Pick<RefinanceComparison, "years">) => {
  const { yearly: text } = useTexts(refinanceTexts);
  const { year: head } = useTexts(calculatorTexts);
  const last = years.at(-1);
  return (
    <Section id="yearly-heading" heading={text.heading}>
      <Lines
        series={[
          { label: text.old, ...colours.amber },
          { label: text.new, ...colours.teal, isDashed: true },
        ]}
        rows={years.map(({ oldCost, newCost }) => [oldCost, newCost])}
        summary={text.picture(years.length, dollars(last?.oldCost ?? 0), dollars(last?.newCost ?? 0))}
      />
      <YearTable
        caption={text.caption}
        heads={[head, text.old, text.new, text.saved]}
        rows={years.map(({ year, oldCost, newCost, saved }) => ({ head: year, cells: [oldCost, newCost, -saved].map(money) }))}
      />
    </Section>
  );
});
