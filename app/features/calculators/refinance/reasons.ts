import { dollars } from "#app/features/calculators/math/money.ts";
import type { Refinance, RefinanceComparison } from "#app/features/calculators/math/refinance.ts";
import type { Stretch } from "#app/features/calculators/math/stretches.ts";
import type { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";

type Texts = (typeof refinanceTexts)["en"]["result"];

export type Outcome = "pays" | "same" | "paysNot";

/** A sentence by its name, and the numbers in it. */
export type Reason =
  | { name: "same" | "rateNotLower" | "stretchedOnly" }
  | { name: "costsMore" | "owedLonger" | "interestLess" | "insuranceMore" | "insuranceLess"; cents: number }
  | { name: "costsOnTop" | "moreInAll" | "moreInAllLonger"; cents: number }
  | { name: "notRecovered"; saved: number; costs: number }
  | { name: "stretchedPartly"; difference: number; part: number }
  | { name: "aheadEarlier" | "aheadLater"; stretch: Stretch };

/** Amounts are shown in whole dollars: one that rounds to zero counts as no difference. */
const isStated = (cents: number) => cents >= 50;

export function outcomeOf({ savedAtStay }: RefinanceComparison): Outcome {
  if (isStated(savedAtStay)) return "pays";
  return isStated(-savedAtStay) ? "paysNot" : "same";
}

/** Each reason is given only where it follows from the numbers. */
export function reasonsOf(given: Refinance, comparison: RefinanceComparison): Reason[] {
  const outcome = outcomeOf(comparison);
  if (outcome === "pays") return reasonsToWait(given, comparison);
  if (outcome === "same") return [{ name: "same" }];
  return [
    { name: "costsMore", cents: -comparison.savedAtStay },
    ...reasonsAgainst(given, comparison),
    ...otherMonths(given, comparison),
    ...stretchedPayment(comparison),
  ];
}

function reasonsToWait({ old, months }: Refinance, { newTotal, oldTotal, newTotalAtOldTerm }: RefinanceComparison): Reason[] {
  const cents = newTotal - oldTotal;
  if (!isStated(cents)) return [];
  return [{ name: months > old.months && newTotalAtOldTerm <= oldTotal ? "moreInAllLonger" : "moreInAll", cents }];
}

function reasonsAgainst({ old, rate, closingCosts }: Refinance, comparison: RefinanceComparison): Reason[] {
  const { interestSavedAtStay, insuranceSavedAtStay } = comparison;
  const saved = interestSavedAtStay + insuranceSavedAtStay;
  if (isStated(saved)) return [{ name: "notRecovered", saved, costs: closingCosts }];
  const reasons: Reason[] = [];
  if (rate >= old.rate) reasons.push({ name: "rateNotLower" });
  // At a lower rate, more interest can only come from owing more for longer.
  else if (isStated(-interestSavedAtStay)) reasons.push({ name: "owedLonger", cents: -interestSavedAtStay });
  // If one of the two saves money but costs more overall with the other, state both, so that the amounts add up.
  if (isStated(interestSavedAtStay)) reasons.push({ name: "interestLess", cents: interestSavedAtStay });
  if (isStated(-insuranceSavedAtStay)) reasons.push({ name: "insuranceMore", cents: -insuranceSavedAtStay });
  if (isStated(insuranceSavedAtStay)) reasons.push({ name: "insuranceLess", cents: insuranceSavedAtStay });
  if (isStated(closingCosts)) reasons.push({ name: "costsOnTop", cents: closingCosts });
  return reasons;
}

/** Other months in which refinancing would pay off. */
function otherMonths({ stayMonths }: Refinance, { ahead }: RefinanceComparison): Reason[] {
  const later = ahead.find(({ from }) => from > stayMonths);
  if (later) return [{ name: "aheadLater", stretch: later }];
  const earlier = ahead.findLast(({ to }) => to < stayMonths);
  return earlier ? [{ name: "aheadEarlier", stretch: earlier }] : [];
}

function stretchedPayment({ monthlyDifference, stretchedPart }: RefinanceComparison): Reason[] {
  if (!isStated(monthlyDifference) || !isStated(stretchedPart)) return [];
  if (stretchedPart >= monthlyDifference) return [{ name: "stretchedOnly" }];
  return [{ name: "stretchedPartly", difference: monthlyDifference, part: stretchedPart }];
}

export function reasonSentence(reason: Reason, text: Texts["reasons"], stay: string): string {
  if ("cents" in reason) return text[reason.name](dollars(reason.cents), stay);
  if ("stretch" in reason) return text[reason.name](reason.stretch);
  if (reason.name === "notRecovered") return text.notRecovered(dollars(reason.saved), dollars(reason.costs));
  if (reason.name === "stretchedPartly") return text.stretchedPartly(dollars(reason.difference), dollars(reason.part));
  return text[reason.name](stay);
}

export function verdictSentence(comparison: RefinanceComparison, text: Texts, stay: string): string {
  return text.verdicts[outcomeOf(comparison)](stay, dollars(comparison.savedAtStay));
}

/** The months in which the new loan is ahead: it can fall behind again. */
export function breakEvenText({ ahead, lastMonth }: RefinanceComparison, text: Texts): string {
  const [first, ...others] = ahead;
  if (!first) return text.never;
  if (others.length === 0 && first.to === lastMonth) return text.month(first.from);
  return ahead.map((stretch) => (stretch.to === lastMonth ? text.monthsFrom(stretch.from) : text.months(stretch))).join(", ");
}
