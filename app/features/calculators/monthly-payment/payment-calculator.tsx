import { useCallback, useDeferredValue, useMemo } from "react";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { Headline, Notes, Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { money } from "#app/features/calculators/math/money.ts";
import { type Estimate, estimatePurchase, type Program } from "#app/features/calculators/math/purchase.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { omissionSentences } from "./omission-sentences.ts";
import { PaymentFields, PaymentValuesContext } from "./payment-fields.tsx";
import { checkPayment, type PaymentLimits, type PaymentValues, paymentRules, purchaseOf } from "./rules.ts";
import { YearByYear } from "./year-by-year.tsx";

export function PaymentCalculator({ start, figures }: { start: Start; figures: PaymentLimits }) {
  const { perMonth } = useTexts(calculatorTexts);
  const text = useTexts(paymentTexts);
  const check = useCallback((given: PaymentValues) => checkPayment(given, figures), [figures]);
  const { values, ...calculator } = useCalculator(paymentRules, start, check);
  const estimate = useMemo(() => values && estimatePurchase(purchaseOf(values), figures), [values, figures]);
  // Thirty rows and bars may lag behind typing; the result must not.
  const years = useDeferredValue(estimate?.years);
  return (
    <Calculator
      name="monthly-payment"
      calculator={calculator}
      labels={text.fields}
      fields={
        <PaymentValuesContext value={values}>
          <PaymentFields figures={figures} />
        </PaymentValuesContext>
      }
      heading={text.result.heading}
      headline={estimate && <Headline unit={perMonth}>{money(estimate.monthlyTotal)}</Headline>}
      details={values && estimate && <Details estimate={estimate} program={values.program} />}
    >
      {estimate && years && <YearByYear years={years} />}
    </Calculator>
  );
}

function Details({ estimate, program }: { estimate: Estimate; program: Program }) {
  const { ends, omissions } = useTexts(paymentTexts);
  const vaNotes = program === "va" && estimate.loan > 0 ? [ends.va] : [];
  return (
    <>
      <Parts estimate={estimate} program={program} />
      <Notes
        omissions={omissionSentences(estimate.omissions, program, omissions)}
        notes={[...insuranceEndSentences(estimate, ends), ...vaNotes]}
      />
    </>
  );
}

function Parts({ estimate, program }: { estimate: Estimate; program: Program }) {
  const { result: text } = useTexts(paymentTexts);
  const { notIncluded, askUs } = useTexts(calculatorTexts);
  const parts = [
    { label: text.principalAndInterest, cents: estimate.principalAndInterest, color: "bg-teal" },
    { label: text.tax, cents: estimate.tax, color: "bg-marigold" },
    { label: text.insurance, cents: estimate.insurance, color: "bg-clay" },
    { label: text.mortgageInsurance, cents: estimate.mortgageInsurance, color: "bg-[#8d7f6d]" },
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
