import { dollars, wholeDollars } from "#app/features/calculators/math/money.ts";
import type { RentOrBuyComparison } from "#app/features/calculators/math/rent-or-buy.ts";
import type { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { type RentOrBuyValues, rentOrBuyOf } from "./rules.ts";

type Texts = (typeof rentOrBuyTexts)["en"]["result"];

/** Neutral: same words for both outcomes. The difference is that of the two shown amounts. */
export function leadSentence({ years }: RentOrBuyComparison, text: Texts, stay: string): string {
  const { owning = 0, renting = 0 } = years.at(-1) ?? {};
  const lead = wholeDollars(owning) - wholeDollars(renting);
  if (lead === 0) return text.same(stay);
  return (lead > 0 ? text.buy : text.rent)(stay, dollars(Math.abs(lead)));
}

/** The years in which buying is ahead: it can fall behind again. */
export function aheadText({ ahead, years }: RentOrBuyComparison, text: Texts): string {
  if (ahead.length === 0) return text.never;
  return ahead.map((stretch) => (stretch.to === years.length ? text.year(stretch.from) : text.years(stretch))).join(", ");
}

/** What the numbers leave out, when mortgage insurance ends, and a sale that does not pay off the loan. */
export function noteSentences(values: RentOrBuyValues, { years, insuredMonths }: RentOrBuyComparison, text: Texts) {
  const { price, downPayment } = rentOrBuyOf(values);
  const { fromSale = 0 } = years.at(-1) ?? {};
  const omissions = [
    values.costs === undefined && text.without,
    values.pmi === undefined && (price - downPayment) * 100 > price * 80 && text.withoutPmi,
  ];
  const notes = [insuredMonths > 0 && text.pmiEnds(insuredMonths), fromSale < 0 && text.debtLeft(dollars(-fromSale))];
  return { omissions: omissions.filter((note) => note !== false), notes: notes.filter((note) => note !== false) };
}
