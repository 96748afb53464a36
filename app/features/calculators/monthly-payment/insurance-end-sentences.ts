import { money } from "#app/features/calculators/math/money.ts";
import type { Estimate } from "#app/features/calculators/math/purchase.ts";
import type { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";

type Texts = (typeof paymentTexts)["en"]["ends"];
type Insured = Pick<Estimate, "insuranceEnd" | "insuredMonths" | "mayAskAfter" | "withoutMortgageInsurance">;

/** How long mortgage insurance lasts and why, where some is paid. */
export function insuranceEndSentences(
  { insuranceEnd, insuredMonths, mayAskAfter, withoutMortgageInsurance }: Insured,
  text: Texts,
): string[] {
  if (!insuranceEnd || insuredMonths === 0) return [];
  const ask = mayAskAfter === undefined ? [] : [text.ask(mayAskAfter + 1)];
  return [...ask, text[insuranceEnd](insuredMonths, money(withoutMortgageInsurance))];
}
