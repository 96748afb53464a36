import { memo, useDeferredValue, useMemo } from "react";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { colors, Lines } from "#app/features/calculators/kit/charts.tsx";
import { ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { Notes, Row, Rows, Section, Verdict } from "#app/features/calculators/kit/result.tsx";
import { termNames, terms } from "#app/features/calculators/kit/rules.ts";
import type { ResultLine } from "#app/features/calculators/kit/side-by-side.tsx";
import { summarize } from "#app/features/calculators/kit/summary.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, money, percent } from "#app/features/calculators/math/money.ts";
import { compareRefinance, type RefinanceComparison } from "#app/features/calculators/math/refinance.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { breakEvenText, outcomeOf, reasonSentence, reasonsOf, verdictSentence } from "./reasons.ts";
import { financings, type RefinanceValues, type refinanceFigureKeys, refinanceOf, refinanceRules } from "./rules.ts";

type Figures = Amounts<typeof refinanceFigureKeys>;

export function RefinanceCalculator({ start, figures }: { start: Start; figures: Figures }) {
  const { fields: labels, result: text, financing } = useTexts(refinanceTexts);
  const { years: termName } = useTexts(calculatorTexts);
  const { values, keptValues, ...calculator } = useCalculator(refinanceRules, start);
  const kept = useMemo(() => keptValues && compareRefinance(refinanceOf(keptValues)), [keptValues]);
  const result = useMemo(() => values && { values, comparison: compareRefinance(refinanceOf(values)) }, [values]);
  const years = useDeferredValue(result?.comparison.years);
  return (
    <Calculator
      name="refinance"
      rules={refinanceRules}
      choices={{ financed: financing, years: termNames(termName) }}
      calculator={calculator}
      labels={labels}
      fields={<Fields figures={figures} />}
      heading={text.heading}
      headline={result && <Judgment {...result} />}
      details={result && <Details {...result} />}
      isIncomplete={false}
      lines={result && { now: linesOf(result.comparison, text), kept: kept && linesOf(kept, text) }}
      summary={
        result &&
        summarize(
          refinanceTexts,
          ({ title, result: words }, language) =>
            `${title}: ${verdictSentence(result.comparison, words, calculatorTexts[language].years(result.values.stay))}`,
        )
      }
    >
      {result && years && <YearlyCosts years={years} />}
    </Calculator>
  );
}

const linesOf = (comparison: RefinanceComparison, text: (typeof refinanceTexts)["en"]["result"]): ResultLine[] => [
  { label: text.saved, cents: comparison.savedAtStay },
  { label: text.breakEven, text: breakEvenText(comparison, text) },
  { label: text.newPayment, cents: comparison.newPayment },
  { label: text.loan, cents: comparison.loan },
  { label: text.newTotal, cents: comparison.newTotal },
];

const Fields = memo(({ figures: { vaRefinance } }: { figures: Figures }) => {
  const common = useTexts(calculatorTexts);
  const text = useTexts(refinanceTexts);
  const { fields: labels, hints } = text;
  return (
    <>
      <FieldGroup legend={text.groups.old}>
        <NumberField name="balance" label={labels.balance} sign="$" />
        <NumberField name="oldRate" label={labels.oldRate} sign="%" />
        <NumberField name="left" label={labels.left} hint={hints.left} />
        <NumberField name="oldPmi" label={labels.oldPmi} sign="$" isOptional />
        <NumberField name="oldPmiLeft" label={labels.oldPmiLeft} isOptional hint={hints.oldPmiLeft} />
      </FieldGroup>
      <FieldGroup legend={text.groups.new}>
        <NumberField name="rate" label={labels.rate} sign="%" />
        <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
        <NumberField name="costs" label={labels.costs} sign="$" hint={vaRefinance ? hints.vaFee(percent(vaRefinance)) : undefined} />
        <ChoiceField name="financed" label={labels.financed} options={financings} nameOf={(name) => text.financing[name]} />
        <NumberField name="pmi" label={labels.pmi} sign="$" isOptional />
        <NumberField name="stay" label={labels.stay} suffix={text.years} hint={hints.stay} />
      </FieldGroup>
    </>
  );
});

type ResultProps = { comparison: RefinanceComparison; values: RefinanceValues };

function Judgment({ comparison, values }: ResultProps) {
  const { result: text } = useTexts(refinanceTexts);
  const { years } = useTexts(calculatorTexts);
  const stay = years(values.stay);
  return (
    <>
      <Verdict color={outcomeOf(comparison) === "pays" ? "text-success" : "text-danger"}>{verdictSentence(comparison, text, stay)}</Verdict>
      {reasonsOf(refinanceOf(values), comparison).map((reason) => (
        <span key={reason.name} className="mt-2 block">
          {reasonSentence(reason, text.reasons, stay)}
        </span>
      ))}
    </>
  );
}

function Details({ comparison, values: { oldPmi = 0, pmi = 0 } }: ResultProps) {
  const { result: text } = useTexts(refinanceTexts);
  const { oldPayment, newPayment } = comparison;
  return (
    <>
      <Rows>
        <Row label={text.breakEven}>
          <strong className="font-semibold">{breakEvenText(comparison, text)}</strong>
        </Row>
        <Row label={text.oldPayment}>{money(oldPayment)}</Row>
        {oldPmi > 0 && (
          <Row label={text.insurance} weight="part">
            {money(oldPayment + oldPmi)}
          </Row>
        )}
        <Row label={text.newPayment}>{money(newPayment)}</Row>
        {pmi > 0 && (
          <Row label={text.insurance} weight="part">
            {money(newPayment + pmi)}
          </Row>
        )}
        <Row label={text.difference} weight="total">
          {money(-comparison.monthlyDifference)}
        </Row>
        <Row label={text.loan}>{money(comparison.loan)}</Row>
        <Row label={text.oldTotal}>{money(comparison.oldTotal)}</Row>
        <Row label={text.newUntil}>{money(comparison.newTotalUntilOldEnd)}</Row>
        <Row label={text.newTotal}>{money(comparison.newTotal)}</Row>
      </Rows>
      <Notes notes={[text.escrow]} />
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
          { label: text.old, ...colors.amber },
          { label: text.new, ...colors.teal, isDashed: true },
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
