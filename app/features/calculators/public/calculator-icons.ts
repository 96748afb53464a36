import { CalendarDays, HandCoins, House, type IconNode, RefreshCcw, Scale } from "lucide";
import type { CalculatorName } from "#app/features/calculators/kit/catalog.ts";

export const calculatorIcons: Record<CalculatorName, IconNode> = {
  "monthly-payment": CalendarDays,
  "how-much-home": House,
  "cash-to-close": HandCoins,
  refinance: RefreshCcw,
  "rent-or-buy": Scale,
};
