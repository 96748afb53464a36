import { closingRules } from "#app/features/calculators/cash-to-close/rules.ts";
import { affordabilityRules } from "#app/features/calculators/how-much-home/rules.ts";
import type { CalculatorName } from "#app/features/calculators/kit/catalog.ts";
import type { Rules } from "#app/features/calculators/kit/rules.ts";
import { paymentRules } from "#app/features/calculators/monthly-payment/rules.ts";
import { refinanceRules } from "#app/features/calculators/refinance/rules.ts";
import { rentOrBuyRules } from "#app/features/calculators/rent-or-buy/rules.ts";

/** By the names in URLs. */
export const rulesByCalculator: Record<CalculatorName, Rules> = {
  "monthly-payment": paymentRules,
  "how-much-home": affordabilityRules,
  "cash-to-close": closingRules,
  refinance: refinanceRules,
  "rent-or-buy": rentOrBuyRules,
};
