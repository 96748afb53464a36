import type { CalculatorName } from "#app/calculator-kit/catalog.ts";
import type { Rules } from "#app/calculator-kit/rules.ts";
import { closingRules } from "#app/features/cash-to-close/rules.ts";
import { affordabilityRules } from "#app/features/how-much-home/rules.ts";
import { paymentRules } from "#app/features/monthly-payment/rules.ts";
import { refinanceRules } from "#app/features/refinance/rules.ts";
import { rentOrBuyRules } from "#app/features/rent-or-buy/rules.ts";

/** What each calculator asks; the names are those of its address. */
export const rulesByCalculator: Record<CalculatorName, Rules> = {
  "monthly-payment": paymentRules,
  "how-much-home": affordabilityRules,
  "cash-to-close": closingRules,
  refinance: refinanceRules,
  "rent-or-buy": rentOrBuyRules,
};
