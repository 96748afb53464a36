import { HowMuchHomeCalculator } from "#app/features/calculators/how-much-home/how-much-home-calculator.tsx";
import { affordabilityRules, affordabilityTypicalSources, ratioKeys } from "#app/features/calculators/how-much-home/rules.ts";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { typicalKeysOf } from "#app/features/calculators/kit/typical-sources.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/how-much-home";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, affordabilityRules, affordabilityTypicalSources);

export default function HowMuchHome({ loaderData: { start, figures, typical } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="how-much-home" figureKeys={{ ...ratioKeys, ...typicalKeysOf(affordabilityTypicalSources) }} figures={figures}>
      <Island
        name="how-much-home-calculator"
        of={HowMuchHomeCalculator}
        props={{ start, figures: amountsOf(ratioKeys, figures), typical }}
      />
    </CalculatorPage>
  );
}
