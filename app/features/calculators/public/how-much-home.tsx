import { HowMuchHomeCalculator } from "#app/features/calculators/how-much-home/how-much-home-calculator.tsx";
import { affordabilityRules, ratioKeys } from "#app/features/calculators/how-much-home/rules.ts";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/how-much-home";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, affordabilityRules);

export default function HowMuchHome({ loaderData: { start, figures } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="how-much-home" figureKeys={ratioKeys} figures={figures}>
      <Island name="how-much-home-calculator" of={HowMuchHomeCalculator} props={{ start, figures: amountsOf(ratioKeys, figures) }} />
    </CalculatorPage>
  );
}
