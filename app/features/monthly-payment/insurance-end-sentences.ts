import type { paymentTexts } from "#app/messages/calculators/monthly-payment.ts";
import { money } from "#lib/money.ts";
import type { Estimate } from "#lib/mortgage/purchase.ts";

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
