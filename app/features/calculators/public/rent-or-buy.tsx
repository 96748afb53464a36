import { typicalKeysOf } from "#app/features/calculators/kit/typical-sources.ts";
import { RentOrBuyCalculator } from "#app/features/calculators/rent-or-buy/rent-or-buy-calculator.tsx";
import { rentOrBuyRules, rentOrBuyTypicalSources } from "#app/features/calculators/rent-or-buy/rules.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/rent-or-buy";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export const loader = (args: Route.LoaderArgs) => readCalculator(args, rentOrBuyRules, rentOrBuyTypicalSources);

export default function RentOrBuy({ loaderData: { start, figures, typical } }: Route.ComponentProps) {
  return (
    <CalculatorPage name="rent-or-buy" figureKeys={typicalKeysOf(rentOrBuyTypicalSources)} figures={figures}>
      <Island name="rent-or-buy-calculator" of={RentOrBuyCalculator} props={{ start, typical }} />
    </CalculatorPage>
  );
}
