import { ClosingCalculator } from "#app/features/calculators/cash-to-close/closing-calculator.tsx";
import { closingFigureKeys, closingRules } from "#app/features/calculators/cash-to-close/rules.ts";
import { Assumptions } from "#app/features/calculators/kit/assumptions.tsx";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import type { Route } from "./+types/cash-to-close";
import { readCalculator } from "./calculator-loader.server.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { start, figures } = await readCalculator(args, closingRules);
  return { start, figures };
}

export default function CashToClose({ loaderData: { start, figures } }: Route.ComponentProps) {
  const text = useTexts(closingTexts);
  return (
    <CalculatorPage
      name="cash-to-close"
      notes={
        <>
          <Assumptions lines={text.assumptions} />
          <LimitsUsed keys={closingFigureKeys} labels={text.figures} figures={figures} />
        </>
      }
    >
      <Island name="closing-calculator" of={ClosingCalculator} props={{ start, figures: amountsOf(closingFigureKeys, figures) }} />
    </CalculatorPage>
  );
}
