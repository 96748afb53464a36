import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { RefinanceCalculator } from "#app/features/calculators/refinance/refinance-calculator.tsx";
import { refinanceFigureKeys, refinanceRules } from "#app/features/calculators/refinance/rules.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/refinance";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, refinanceRules);

export default function Refinance({ loaderData: { start, figures } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="refinance" figureKeys={refinanceFigureKeys} figures={figures}>
      <Island name="refinance-calculator" of={RefinanceCalculator} props={{ start, figures: amountsOf(refinanceFigureKeys, figures) }} />
    </CalculatorPage>
  );
}
