import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { frameRules } from "#app/features/calculators/monthly-payment/rules.ts";
import type { PageQueries } from "#lib/page-query.ts";
import { rulesByCalculator } from "./rules-by-calculator.ts";

export const pageQueries: PageQueries = {
  ...Object.fromEntries(
    calculatorNames.map((name) => [calculatorPath(name), { texts: [...Object.keys(rulesByCalculator[name]), "typical", "fill", "kept"] }]),
  ),
  "/embed/mortgage-calculator": { texts: Object.keys(frameRules) },
};
