import type { Omission, Program } from "#app/features/calculators/math/purchase.ts";
import type { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";

type Texts = (typeof paymentTexts)["en"]["omissions"];

/** What the total leaves out, as advertising rules require beside a payment. */
export function omissionSentences(omissions: Omission[], program: Program, text: Texts): string[] {
  const [tax, insurance] = [omissions.includes("tax"), omissions.includes("insurance")];
  return [
    tax && insurance && text.both,
    tax && !insurance && text.tax,
    insurance && !tax && text.insurance,
    omissions.includes("mortgageInsurance") && text[program === "fha" || program === "usda" ? program : "pmi"],
    omissions.includes("upfrontFee") && text.upfront,
  ].filter((sentence) => sentence !== false);
}
