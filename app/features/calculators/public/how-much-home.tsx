import { HowMuchHomeCalculator } from "#app/features/calculators/how-much-home/how-much-home-calculator.tsx";
import { affordabilityRules, ratioKeys } from "#app/features/calculators/how-much-home/rules.ts";
import { Assumptions } from "#app/features/calculators/kit/assumptions.tsx";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/how-much-home";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { start, figures } = await readCalculator(args, affordabilityRules);
  return { start, figures };
}

export default function HowMuchHome({ loaderData: { start, figures } }: Route.ComponentProps) {
  const text = useTexts(affordabilityTexts);
  return (
    <CalculatorPage
      name="how-much-home"
      notes={
        <>
          <Assumptions lines={text.assumptions} />
          <LimitsUsed keys={ratioKeys} labels={text.figures} figures={figures} />
        </>
      }
    >
      <Island name="how-much-home-calculator" of={HowMuchHomeCalculator} props={{ start, figures: amountsOf(ratioKeys, figures) }} />
    </CalculatorPage>
  );
}
