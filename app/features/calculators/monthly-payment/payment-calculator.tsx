import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { CalculatorForm } from "#app/features/calculators/kit/calculator-form.tsx";
import { CalculatorLayout } from "#app/features/calculators/kit/calculator-layout.tsx";
import { KeepNumbers } from "#app/features/calculators/kit/keep-numbers.tsx";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { estimatePurchase } from "#app/features/calculators/math/purchase.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PaymentFields, PaymentValuesContext } from "./payment-fields.tsx";
import { PaymentResult } from "./payment-result.tsx";
import type { PaymentLimits } from "./program-limits.ts";
import { checkPayment, type PaymentValues, paymentRules, purchaseOf } from "./rules.ts";
import { YearByYear } from "./year-by-year.tsx";

const LaterYears = memo(YearByYear);

export function PaymentCalculator({ start, figures }: { start: Start; figures: PaymentLimits }) {
  const { fields: labels } = useTexts(paymentTexts);
  const check = useCallback((given: PaymentValues) => checkPayment(given, figures), [figures]);
  const { entries, values, state, missingFields, form, result } = useCalculator(paymentRules, start, check);
  const estimate = useMemo(() => values && estimatePurchase(purchaseOf(values), figures), [values, figures]);
  // Thirty rows and bars follow a keystroke when there is time; the answer comes with it.
  const years = useDeferredValue(estimate?.years);
  return (
    <>
      <CalculatorLayout>
        <CalculatorForm state={state} form={form}>
          <PaymentValuesContext value={values}>
            <PaymentFields figures={figures} />
          </PaymentValuesContext>
        </CalculatorForm>
        <PaymentResult
          ref={result}
          estimate={estimate}
          program={values?.program}
          missing={missingFields.map((name) => labels[name as keyof typeof labels])}
        />
      </CalculatorLayout>
      {estimate && <KeepNumbers calculator="monthly-payment" entries={entries} />}
      {estimate && years && <LaterYears years={years} />}
    </>
  );
}
