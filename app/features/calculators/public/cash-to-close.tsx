import { ClosingCalculator } from "#app/features/calculators/cash-to-close/closing-calculator.tsx";
import { closingFigureKeys, closingRules, closingTypicalSources } from "#app/features/calculators/cash-to-close/rules.ts";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { typicalKeysOf } from "#app/features/calculators/kit/typical-sources.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/cash-to-close";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, closingRules, closingTypicalSources);

export default function CashToClose({ loaderData: { start, figures, typical } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="cash-to-close" figureKeys={{ ...closingFigureKeys, ...typicalKeysOf(closingTypicalSources) }} figures={figures}>
      <Island name="closing-calculator" of={ClosingCalculator} props={{ start, figures: amountsOf(closingFigureKeys, figures), typical }} />
    </CalculatorPage>
  );
}
