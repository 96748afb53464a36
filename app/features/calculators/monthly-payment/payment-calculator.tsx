import { useCallback, useDeferredValue, useMemo } from "react";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { useListFormat } from "#app/features/calculators/kit/list-format.ts";
import { Headline, Notes, Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { termNames } from "#app/features/calculators/kit/rules.ts";
import type { ResultLine } from "#app/features/calculators/kit/side-by-side.tsx";
import { summarize } from "#app/features/calculators/kit/summary.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { money, percent } from "#app/features/calculators/math/money.ts";
import { type Estimate, estimatePurchase, type Program } from "#app/features/calculators/math/purchase.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conventionalSentences } from "./conventional-sentences.ts";
import { canTypicalComplete, coverageText } from "./coverage.ts";
import { omissionSentences } from "./omission-sentences.ts";
import { PaymentFields, PaymentValuesContext } from "./payment-fields.tsx";
import { checkPayment, type PaymentLimits, type PaymentValues, paymentRules, purchaseOf } from "./rules.ts";
import { YearByYear } from "./year-by-year.tsx";

type Props = { start: Start; figures: PaymentLimits; typical: TypicalFields };

export function PaymentCalculator({ start, figures, typical }: Props) {
  const { perMonth, years: termName } = useTexts(calculatorTexts);
  const text = useTexts(paymentTexts);
  const listOf = useListFormat();
  const check = useCallback((given: PaymentValues) => checkPayment(given, figures), [figures]);
  const { values, keptValues, ...calculator } = useCalculator(paymentRules, start, check, typical);
  const estimate = useMemo(() => values && estimatePurchase(purchaseOf(values), figures), [values, figures]);
  const kept = useMemo(() => keptValues && estimatePurchase(purchaseOf(keptValues), figures), [keptValues, figures]);
  // Thirty rows and bars may lag behind typing; the result must not.
  const years = useDeferredValue(estimate?.years);
  const comparedLines = (of: Estimate, program: Program | undefined) =>
    linesOf(of, text.result, program, of.omissions.length > 0 ? coverageText(of, text.coverage, listOf, program) : undefined);
  return (
    <Calculator
      name="monthly-payment"
      rules={paymentRules}
      calculator={calculator}
      labels={text.fields}
      choices={{
        program: text.programs,
        vaUse: text.vaUses,
        buydown: text.buydowns,
        years: termNames(termName),
      }}
      fields={
        <PaymentValuesContext value={values}>
          <PaymentFields figures={figures} />
        </PaymentValuesContext>
      }
      heading={text.result.heading}
      headline={
        estimate && (
          <Headline unit={perMonth} note={coverageText(estimate, text.coverage, listOf, values?.program)}>
            {money(estimate.monthlyTotal)}
          </Headline>
        )
      }
      details={values && estimate && <Details estimate={estimate} values={values} figures={figures} />}
      isIncomplete={values && estimate ? canTypicalComplete(estimate, values.program) : false}
      lines={
        estimate && {
          now: comparedLines(estimate, values?.program),
          kept: kept && comparedLines(kept, keptValues?.program),
        }
      }
      summary={
        estimate &&
        summarize(paymentTexts, ({ title }, language) => `${title}: ${money(estimate.monthlyTotal)} ${calculatorTexts[language].perMonth}`)
      }
    >
      {estimate && years && <YearByYear years={years} insuranceName={insuranceName(text.result, values?.program)} />}
    </Calculator>
  );
}

type DetailsProps = { estimate: Estimate; values: PaymentValues; figures: PaymentLimits };

function Details({ estimate, values, figures }: DetailsProps) {
  const { ends, omissions, programNotes, conventional, buydown: buydownText } = useTexts(paymentTexts);
  const { program } = values;
  const vaNotes = program === "va" && estimate.loan > 0 ? [ends.va] : [];
  return (
    <>
      <BuydownRows estimate={estimate} />
      <Parts estimate={estimate} program={program} />
      <Notes
        omissions={[...omissionSentences(estimate.omissions, program, omissions), ...conventionalSentences(values, figures, conventional)]}
        notes={[
          ...insuranceEndSentences(estimate, ends),
          ...vaNotes,
          ...programNotes[program],
          ...(estimate.buydown ? [buydownText.note, buydownText.whoPays] : []),
        ]}
      />
    </>
  );
}

type ResultTexts = (typeof paymentTexts)["en"]["result"];

/** USDA charges a fee instead of mortgage insurance. */
const insuranceName = (text: ResultTexts, program: Program | undefined) => (program === "usda" ? text.usdaFee : text.mortgageInsurance);

const linesOf = (estimate: Estimate, text: ResultTexts, program: Program | undefined, without: string | undefined): ResultLine[] => [
  { label: text.total, cents: estimate.monthlyTotal, without },
  { label: text.principalAndInterest, cents: estimate.principalAndInterest },
  { label: text.tax, cents: estimate.tax },
  { label: text.insurance, cents: estimate.insurance },
  { label: insuranceName(text, program), cents: estimate.mortgageInsurance },
  { label: text.loan, cents: estimate.loan },
  { label: text.totalInterest, cents: estimate.totalInterest },
];

function Parts({ estimate, program }: { estimate: Estimate; program: Program }) {
  const { result: text } = useTexts(paymentTexts);
  const { notIncluded, askUs } = useTexts(calculatorTexts);
  const parts = [
    { label: text.principalAndInterest, cents: estimate.principalAndInterest, color: "bg-teal" },
    { label: text.tax, cents: estimate.tax, color: "bg-marigold" },
    { label: text.insurance, cents: estimate.insurance, color: "bg-clay" },
    { label: insuranceName(text, program), cents: estimate.mortgageInsurance, color: "bg-[#8d7f6d]" },
    ...(estimate.dues > 0 ? [{ label: text.dues, cents: estimate.dues, color: "bg-teal-dark" }] : []),
  ];
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ label, cents = 0, color }) => cents > 0 && <span key={label} className={color} style={{ flexGrow: cents, flexBasis: 2 }} />,
        )}
      </div>
      <Rows>
        {parts.map(({ label, cents, color }) => (
          <Row key={label} label={label} dot={color}>
            {cents === undefined ? <span className="text-muted">{notIncluded}</span> : money(cents)}
          </Row>
        ))}
        <Row label={text.total} weight="total">
          {money(estimate.monthlyTotal)}
        </Row>
        <Row label={text.loan}>{money(estimate.loan)}</Row>
        {program !== "conventional" && estimate.upfrontFee !== 0 && (
          <Row label={text.upfront[program]}>{estimate.upfrontFee === undefined ? askUs : money(estimate.upfrontFee)}</Row>
        )}
        <Row label={text.totalInterest}>{money(estimate.totalInterest)}</Row>
      </Rows>
    </>
  );
}

/** What is paid in each year of a temporary buydown, and what the difference costs in all. */
function BuydownRows({ estimate: { buydown, monthlyTotal } }: { estimate: Estimate }) {
  const { buydown: text } = useTexts(paymentTexts);
  if (!buydown) return null;
  return (
    <Rows>
      {buydown.years.map(({ year, rate, saved }) => (
        <Row key={year} label={text.year(year, percent(rate))}>
          {money(monthlyTotal - saved)}
        </Row>
      ))}
      <Row label={text.after}>{money(monthlyTotal)}</Row>
      <Row label={text.cost}>{money(buydown.cost)}</Row>
    </Rows>
  );
}

type Insured = Pick<Estimate, "insuranceEnd" | "insuredMonths" | "mayAskAfter" | "withoutMortgageInsurance">;

/** How long mortgage insurance lasts and why, where some is paid. */
export function insuranceEndSentences(
  { insuranceEnd, insuredMonths, mayAskAfter, withoutMortgageInsurance }: Insured,
  text: (typeof paymentTexts)["en"]["ends"],
): string[] {
  if (!insuranceEnd || insuredMonths === 0) return [];
  const ask = mayAskAfter === undefined ? [] : [text.ask(mayAskAfter + 1)];
  return [...ask, text[insuranceEnd](insuredMonths, money(withoutMortgageInsurance))];
}
