import { Assumptions } from "#app/features/calculators/kit/assumptions.tsx";
import { RentOrBuyCalculator } from "#app/features/calculators/rent-or-buy/rent-or-buy-calculator.tsx";
import { rentOrBuyRules } from "#app/features/calculators/rent-or-buy/rules.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/rent-or-buy";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { start } = await readCalculator(args, rentOrBuyRules);
  return { start };
}

export default function RentOrBuy({ loaderData: { start } }: Route.ComponentProps) {
  const text = useTexts(rentOrBuyTexts);
  return (
    <CalculatorPage name="rent-or-buy" notes={<Assumptions lines={text.assumptions} />}>
      <Island name="rent-or-buy-calculator" of={RentOrBuyCalculator} props={{ start }} />
    </CalculatorPage>
  );
}
