import { Assumptions } from "#app/features/calculators/kit/assumptions.tsx";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { RefinanceCalculator } from "#app/features/calculators/refinance/refinance-calculator.tsx";
import { refinanceFigureKeys, refinanceRules } from "#app/features/calculators/refinance/rules.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/refinance";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { start, figures } = await readCalculator(args, refinanceRules);
  return { start, figures };
}

export default function Refinance({ loaderData: { start, figures } }: Route.ComponentProps) {
  const text = useTexts(refinanceTexts);
  return (
    <CalculatorPage
      name="refinance"
      notes={
        <>
          <Assumptions lines={text.assumptions} />
          <LimitsUsed keys={refinanceFigureKeys} labels={text.figures} figures={figures} />
        </>
      }
    >
      <Island name="refinance-calculator" of={RefinanceCalculator} props={{ start, figures: amountsOf(refinanceFigureKeys, figures) }} />
    </CalculatorPage>
  );
}
