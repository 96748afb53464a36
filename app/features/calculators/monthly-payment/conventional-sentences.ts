import { downPaymentOf } from "#app/features/calculators/kit/down-payment.ts";
import { yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { dollars, percent } from "#app/features/calculators/math/money.ts";
import type { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import type { PaymentLimits, PaymentValues } from "./rules.ts";

type Texts = (typeof paymentTexts)["en"]["conventional"];

/** Where the usual rules for conventional loans don't cover the loan that was entered. */
export function conventionalSentences(values: PaymentValues, figures: PaymentLimits, text: Texts): string[] {
  if (values.program !== "conventional") return [];
  const { conformingLimit, conventionalMinimumDown: minimum } = figures;
  const down = downPaymentOf(values);
  return [
    minimum !== undefined && down < yearlyShare(values.price, minimum) && text.belowMinimum(percent(minimum)),
    conformingLimit !== undefined && values.price - down > conformingLimit && text.jumbo(dollars(conformingLimit)),
  ].filter((sentence) => sentence !== false);
}
