import { memo, useDeferredValue, useMemo } from "react";
import { CalculatorForm, FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { CalculatorLayout, Section } from "#app/features/calculators/kit/calculator-layout.tsx";
import { colours, Lines } from "#app/features/calculators/kit/charts.tsx";
import { AmountField, ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { KeepNumbers } from "#app/features/calculators/kit/keep-numbers.tsx";
import { labelsOf } from "#app/features/calculators/kit/rules.ts";
import { terms } from "#app/features/calculators/kit/terms.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars } from "#app/features/calculators/math/money.ts";
import { compareRentAndBuy, type WealthYear } from "#app/features/calculators/math/rent-or-buy.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import { RentOrBuyResult } from "./rent-or-buy-result.tsx";
import { checkRentOrBuy, rentOrBuyOf, rentOrBuyRules } from "./rules.ts";

export function RentOrBuyCalculator({ start }: { start: Start }) {
  const { fields: labels } = useTexts(rentOrBuyTexts);
  const { entries, values, state, missingFields, form, result } = useCalculator(rentOrBuyRules, start, checkRentOrBuy);
  const answer = useMemo(() => values && { values, comparison: compareRentAndBuy(rentOrBuyOf(values)) }, [values]);
  const years = useDeferredValue(answer?.comparison.years);
  return (
    <>
      <CalculatorLayout>
        <CalculatorForm state={state} form={form}>
          <Fields />
        </CalculatorForm>
        <RentOrBuyResult ref={result} answer={answer} missing={labelsOf(missingFields, labels)} />
      </CalculatorLayout>
      {answer && <KeepNumbers calculator="rent-or-buy" entries={entries} />}
      {answer && years && <Wealth years={years} />}
    </>
  );
}

const Fields = memo(() => {
  const common = useTexts(calculatorTexts);
  const text = useTexts(rentOrBuyTexts);
  const { fields: labels, hints, groups } = text;
  return (
    <>
      <FieldGroup legend={groups.rent}>
        <NumberField name="rent" label={labels.rent} sign="$" />
        <NumberField name="rentGrowth" label={labels.rentGrowth} sign="%" isOptional />
      </FieldGroup>
      <FieldGroup legend={groups.buy}>
        <NumberField name="price" label={labels.price} sign="$" />
        <AmountField name="down" unitName="downUnit" label={labels.down} isOptional />
        <NumberField name="rate" label={labels.rate} sign="%" hint={hints.rate} />
        <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
        <AmountField name="closing" unitName="closingUnit" label={labels.closing} isOptional />
        <NumberField name="costs" label={labels.costs} sign="$" isOptional />
        <NumberField name="pmi" label={labels.pmi} sign="%" isOptional hint={hints.pmi} />
        <NumberField name="hoa" label={labels.hoa} sign="$" isOptional />
        <NumberField name="upkeep" label={labels.upkeep} sign="%" isOptional />
      </FieldGroup>
      <FieldGroup legend={groups.future}>
        <NumberField name="stay" label={labels.stay} suffix={text.years} />
        <NumberField name="growth" label={labels.growth} sign="%" isOptional hint={hints.growth} />
        <NumberField name="savingsRate" label={labels.savingsRate} sign="%" isOptional hint={hints.savingsRate} />
        <NumberField name="selling" label={labels.selling} sign="%" isOptional />
      </FieldGroup>
    </>
  );
});

const Wealth = memo(({ years }: { years: WealthYear[] }) => {
  const { yearly: text } = useTexts(rentOrBuyTexts);
  const { year: head } = useTexts(calculatorTexts);
  const last = years.at(-1);
  return (
    <Section id="yearly-heading" heading={text.heading}>
      <Lines
        series={[
          { label: text.owning, ...colours.teal },
          { label: text.renting, ...colours.amber, isDashed: true },
        ]}
        rows={years.map(({ owning, renting }) => [owning, renting])}
        summary={text.picture(years.length, dollars(last?.owning ?? 0), dollars(last?.renting ?? 0))}
      />
      <YearTable
        caption={text.caption}
        heads={[head, text.owning, text.renting, text.value, text.balance]}
        rows={years.map(({ year, owning, renting, homeValue, balance }) => ({
          head: year,
          cells: [owning, renting, homeValue, balance].map(dollars),
        }))}
      />
    </Section>
  );
});
