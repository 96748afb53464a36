import type { paymentTexts } from "#app/messages/calculators/monthly-payment.ts";
import type { Omission, Program } from "#lib/mortgage/purchase.ts";

type Texts = (typeof paymentTexts)["en"]["omissions"];

/** What the total leaves out, in the words that the advertising rules want beside a payment. */
export function omissionSentences(omissions: Omission[], program: Program, text: Texts): string[] {
  const [tax, insurance] = [omissions.includes("tax"), omissions.includes("insurance")];
  return [
    tax && insurance && text.both,
    tax && !insurance && text.tax,
    insurance && !tax && text.insurance,
    omissions.includes("mortgageInsurance") && (program === "fha" ? text.fha : text.pmi),
    omissions.includes("upfrontFee") && text.upfront,
  ].filter((sentence) => sentence !== false);
}
