import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { typicalKeysOf } from "#app/features/calculators/kit/typical-sources.ts";
import { PaymentCalculator } from "#app/features/calculators/monthly-payment/payment-calculator.tsx";
import { paymentFigureKeys, paymentRules, paymentTypicalSources } from "#app/features/calculators/monthly-payment/rules.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/monthly-payment";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, paymentRules, paymentTypicalSources);

export default function MonthlyPayment({ loaderData: { start, figures, typical } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="monthly-payment" figureKeys={{ ...paymentFigureKeys, ...typicalKeysOf(paymentTypicalSources) }} figures={figures}>
      <Island name="payment-calculator" of={PaymentCalculator} props={{ start, figures: amountsOf(paymentFigureKeys, figures), typical }} />
    </CalculatorPage>
  );
}
