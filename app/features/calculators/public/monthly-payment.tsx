import { Assumptions } from "#app/features/calculators/kit/assumptions.tsx";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { PaymentCalculator } from "#app/features/calculators/monthly-payment/payment-calculator.tsx";
import { paymentFigureKeys } from "#app/features/calculators/monthly-payment/program-limits.ts";
import { paymentRules } from "#app/features/calculators/monthly-payment/rules.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/monthly-payment";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { start, figures } = await readCalculator(args, paymentRules);
  return { start, figures };
}

export default function MonthlyPayment({ loaderData: { start, figures } }: Route.ComponentProps) {
  const text = useTexts(paymentTexts);
  return (
    <CalculatorPage
      name="monthly-payment"
      notes={
        <>
          <Assumptions lines={text.assumptions} />
          <LimitsUsed keys={paymentFigureKeys} labels={text.figures} figures={figures} />
        </>
      }
    >
      <Island name="payment-calculator" of={PaymentCalculator} props={{ start, figures: amountsOf(paymentFigureKeys, figures) }} />
    </CalculatorPage>
  );
}
