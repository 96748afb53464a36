import { memo, useDeferredValue, useMemo } from "react";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { colors, Lines } from "#app/features/calculators/kit/charts.tsx";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { AmountField, ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { Notes, Row, Rows, Section, Verdict } from "#app/features/calculators/kit/result.tsx";
import { termNames, terms } from "#app/features/calculators/kit/rules.ts";
import type { ResultLine } from "#app/features/calculators/kit/side-by-side.tsx";
import { summarize } from "#app/features/calculators/kit/summary.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import { compareRentAndBuy, type RentOrBuyComparison, type WealthYear } from "#app/features/calculators/math/rent-or-buy.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type RentOrBuyValues, rentOrBuyOf, rentOrBuyRules } from "./rules.ts";
import { aheadText, leadSentence, noteSentences } from "./sentences.ts";

type Props = { start: Start; typical: TypicalFields };

export function RentOrBuyCalculator({ start, typical }: Props) {
  const common = useTexts(calculatorTexts);
  const { fields: labels, result: text } = useTexts(rentOrBuyTexts);
  const { values, keptValues, ...calculator } = useCalculator(rentOrBuyRules, start, checkDownPayment, typical);
  const kept = useMemo(() => keptValues && compareRentAndBuy(rentOrBuyOf(keptValues)), [keptValues]);
  const result = useMemo(() => values && { values, comparison: compareRentAndBuy(rentOrBuyOf(values)) }, [values]);
  const years = useDeferredValue(result?.comparison.years);
  return (
    <Calculator
      name="rent-or-buy"
      rules={rentOrBuyRules}
      choices={{ years: termNames(common.years) }}
      calculator={calculator}
      labels={labels}
      fields={<Fields />}
      heading={text.heading}
      headline={result && <Verdict color="text-teal">{leadSentence(result.comparison, text, common.years(result.values.stay))}</Verdict>}
      details={result && <Details {...result} />}
      isIncomplete={result !== undefined && noteSentences(result.values, result.comparison, text).omissions.length > 0}
      lines={result && { now: linesOf(result.comparison, text), kept: kept && linesOf(kept, text) }}
      summary={
        result &&
        summarize(
          rentOrBuyTexts,
          ({ title, result: words }, language) =>
            `${title}: ${leadSentence(result.comparison, words, calculatorTexts[language].years(result.values.stay))}`,
        )
      }
    >
      {result && years && <Wealth years={years} />}
    </Calculator>
  );
}

function linesOf(comparison: RentOrBuyComparison, text: (typeof rentOrBuyTexts)["en"]["result"]): ResultLine[] {
  const last = comparison.years.at(-1);
  return [
    { label: text.owning, cents: last?.owning },
    { label: text.renting, cents: last?.renting },
    { label: text.breakEven, text: aheadText(comparison, text) },
    { label: text.first, cents: comparison.firstMonthOwning },
  ];
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

function Details({ comparison, values }: { comparison: RentOrBuyComparison; values: RentOrBuyValues }) {
  const { result: text } = useTexts(rentOrBuyTexts);
  const last = comparison.years.at(-1);
  return (
    <>
      <Rows>
        <Row label={text.owning}>{dollars(last?.owning ?? 0)}</Row>
        <Row label={text.renting}>{dollars(last?.renting ?? 0)}</Row>
        <Row label={text.breakEven} weight="total">
          {aheadText(comparison, text)}
        </Row>
        <Row label={text.first}>{money(comparison.firstMonthOwning)}</Row>
        <Row label={text.firstRent}>{money(values.rent)}</Row>
      </Rows>
      <Notes {...noteSentences(values, comparison, text)} />
    </>
  );
}

const Wealth = memo(({ years }: { years: WealthYear[] }) => {
  const { yearly: text } = useTexts(rentOrBuyTexts);
  const { year: head } = useTexts(calculatorTexts);
  const last = years.at(-1);
  return (
    <Section id="yearly-heading" heading={text.heading}>
      <Lines
        series={[
          { label: text.owning, ...colors.teal },
          { label: text.renting, ...colors.amber, isDashed: true },
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
