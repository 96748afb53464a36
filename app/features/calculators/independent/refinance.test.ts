import { describe, expect, it } from "vitest";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { compareRefinance } from "#app/features/calculators/math/refinance.ts";
import { breakEvenText, reasonSentence, reasonsOf, verdictSentence } from "#app/features/calculators/refinance/reasons.ts";
import { refinanceOf, refinanceRules } from "#app/features/calculators/refinance/rules.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { inDollars, levelPayment, numbersOf, schedule, sum } from "./formulas.ts";

const queries = [
  "balance=300000&oldRate=7.5&left=324&oldPmi=150&rate=6&years=30&costs=6000&financed=added&stay=7",
  "balance=300000&oldRate=6.5&left=300&rate=6.375&years=30&costs=6000&financed=paid&stay=3",
  "balance=320000&oldRate=7.25&left=360&rate=6.5&years=30&costs=12000&financed=paid&stay=2",
  "balance=150000&oldRate=7&left=60&rate=5&years=10&costs=2500&financed=paid&stay=5",
  "balance=200000&oldRate=5&left=180&rate=6&years=30&costs=3000&financed=added&stay=4",
  "balance=200000&oldRate=6&left=360&rate=6&years=30&costs=0&financed=paid&stay=10",
  "balance=200000&oldRate=6&left=360&rate=6&years=15&costs=0&financed=paid&stay=10",
  "balance=200000&oldRate=6&left=360&rate=6&years=15&costs=4000&financed=added&stay=1",
  "balance=200000&oldRate=0&left=120&rate=0&years=10&costs=0&financed=paid&stay=10",
  "balance=200000&oldRate=0&left=120&rate=3&years=10&costs=2000&financed=paid&stay=10",
  "balance=200000&oldRate=8&left=120&rate=0&years=10&costs=2000&financed=added&stay=40",
  "balance=250000&oldRate=6.25&left=300&oldPmi=180&oldPmiLeft=24&rate=6.25&years=25&costs=3500&financed=paid&stay=2",
  "balance=250000&oldRate=6.25&left=300&oldPmi=180&rate=6.25&years=25&costs=3500&financed=paid&stay=2",
  "balance=250000&oldRate=6.25&left=300&rate=5.75&years=25&pmi=120&costs=3500&financed=paid&stay=8",
  "balance=250000&oldRate=6.25&left=300&oldPmi=100&oldPmiLeft=0&rate=5.75&years=25&pmi=120&costs=3500&financed=added&stay=8",
  "balance=1000&oldRate=10&left=1&rate=5&years=10&costs=100&financed=paid&stay=1",
  "balance=100000000&oldRate=30&left=480&rate=29.999&years=30&costs=1000000&financed=added&stay=40",
  "balance=180000&oldRate=4.5&left=200&rate=4.25&years=30&costs=2500&financed=added&stay=20",
  "balance=412345.67&oldRate=7.125&left=341&rate=6.375&years=20&costs=5678.90&financed=added&stay=6",
  "balance=95000&oldRate=9.5&left=96&rate=7&years=30&costs=1500&financed=paid&stay=5",
  "balance=300000&oldRate=7&left=348&rate=6.99&years=30&costs=0&financed=paid&stay=1",
  "balance=250000&oldRate=6&left=300&oldPmi=100&rate=6.5&years=25&costs=3500&financed=paid&stay=8",
  "balance=250000&oldRate=7&left=300&rate=6.5&years=25&pmi=90&costs=0&financed=paid&stay=1",
];

const text = refinanceTexts.en.result;

/** What both loans have cost by a month, added up payment by payment. */
function expected(query: string) {
  const { dollars, number, text: choice } = numbersOf(query);
  const [balance, costs] = [dollars("balance") ?? 0, dollars("costs") ?? 0];
  const [oldTerm, newTerm] = [number("left") ?? 0, 12 * (number("years") ?? 0)];
  const [oldRate, rate] = [number("oldRate") ?? 0, number("rate") ?? 0];
  const borrowed = balance + (choice("financed") === "added" ? costs : 0);
  const [oldMonths, newMonths] = [schedule(balance, oldRate, oldTerm), schedule(borrowed, rate, newTerm)];
  const interest = (months: typeof oldMonths, until: number) => sum(months.slice(0, until).map((month) => month.interest));
  const [oldPmi, pmi] = [dollars("oldPmi") ?? 0, dollars("pmi") ?? 0];
  const oldInsurance = (until: number) => oldPmi * Math.min(until, oldMonths.length, number("oldPmiLeft") ?? oldTerm);
  const newInsurance = (until: number) => pmi * Math.min(until, newMonths.length);
  const oldCost = (until: number) => interest(oldMonths, until) + oldInsurance(until);
  const newCost = (until: number) => interest(newMonths, until) + newInsurance(until) + costs;
  const stay = 12 * (number("stay") ?? 0);
  const last = Math.max(oldMonths.length, newMonths.length);
  const aheadMonths = Array.from({ length: last }, (_, index) => index + 1).filter((month) => newCost(month) <= oldCost(month));
  const [oldPayment, newPayment] = [levelPayment(balance, oldRate, oldTerm), levelPayment(borrowed, rate, newTerm)];
  const atOldTerm = schedule(borrowed, rate, oldTerm);
  return {
    borrowed,
    oldPayment,
    newPayment,
    saved: oldCost(stay) - newCost(stay),
    interestSaved: interest(oldMonths, stay) - interest(newMonths, stay),
    insuranceSaved: oldInsurance(stay) - newInsurance(stay),
    aheadMonths,
    last,
    stay,
    costs,
    isRateLower: rate < oldRate,
    lowerBy: oldPayment + oldPmi - newPayment - pmi,
    stretched: newTerm > oldTerm ? levelPayment(borrowed, rate, oldTerm) - newPayment : 0,
    oldTotal: oldCost(last),
    newTotal: newCost(last),
    isLongerOnly: newTerm > oldTerm && interest(atOldTerm, oldTerm) + pmi * atOldTerm.length + costs <= oldCost(last),
  };
}

type Expected = ReturnType<typeof expected>;
const dollars = (cents: number) => inDollars(cents, 0);
/** Half a dollar is shown as a dollar; less is no difference. */
const counts = (cents: number) => cents >= 50;

/** The sentences that are true of the numbers, in the order of the page. */
function trueSentences(is: Expected, years: string): string[] {
  const { reasons } = text;
  if (counts(is.saved)) {
    const more = is.newTotal - is.oldTotal;
    return counts(more) ? [(is.isLongerOnly ? reasons.moreInAllLonger : reasons.moreInAll)(dollars(more))] : [];
  }
  if (!counts(-is.saved)) return [reasons.same(years)];
  const sentences = [reasons.costsMore(dollars(-is.saved), years)];
  const savedWithoutCosts = is.interestSaved + is.insuranceSaved;
  if (counts(savedWithoutCosts)) sentences.push(reasons.notRecovered(dollars(savedWithoutCosts), dollars(is.costs)));
  else {
    if (!is.isRateLower) sentences.push(reasons.rateNotLower());
    else if (counts(-is.interestSaved)) sentences.push(reasons.owedLonger(dollars(-is.interestSaved)));
    if (counts(is.interestSaved)) sentences.push(reasons.interestLess(dollars(is.interestSaved)));
    if (counts(-is.insuranceSaved)) sentences.push(reasons.insuranceMore(dollars(-is.insuranceSaved)));
    if (counts(is.insuranceSaved)) sentences.push(reasons.insuranceLess(dollars(is.insuranceSaved)));
    if (counts(is.costs)) sentences.push(reasons.costsOnTop(dollars(is.costs)));
  }
  const later = is.aheadMonths.find((month) => month > is.stay);
  const earlier = is.aheadMonths.filter((month) => month < is.stay).at(-1);
  if (later) sentences.push(reasons.aheadLater({ from: later, to: later }));
  else if (earlier) {
    let from = earlier;
    while (is.aheadMonths.includes(from - 1)) from--;
    sentences.push(reasons.aheadEarlier({ from, to: earlier }));
  }
  if (counts(is.lowerBy) && counts(is.stretched))
    sentences.push(
      is.stretched >= is.lowerBy ? reasons.stretchedOnly() : reasons.stretchedPartly(dollars(is.lowerBy), dollars(is.stretched)),
    );
  return sentences;
}

describe("a refinance by independent formulas", () => {
  it.each(queries)("%s", (query) => {
    const { values } = readEntries(refinanceRules, Object.fromEntries(new URLSearchParams(query)));
    if (!values) throw new Error("incomplete");
    const given = refinanceOf(values);
    const comparison = compareRefinance(given);
    const is = expected(query);
    expect(comparison).toMatchObject({
      loan: is.borrowed,
      oldPayment: is.oldPayment,
      newPayment: is.newPayment,
      monthlyDifference: is.lowerBy,
      stretchedPart: is.stretched,
      savedAtStay: is.saved,
      interestSavedAtStay: is.interestSaved,
      insuranceSavedAtStay: is.insuranceSaved,
      oldTotal: is.oldTotal,
      newTotal: is.newTotal,
      lastMonth: is.last,
    });
    const aheadMonths = comparison.ahead.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    expect(aheadMonths).toEqual(is.aheadMonths);
    const years = calculatorTexts.en.years(values.stay);
    expect(verdictSentence(comparison, text, years)).toBe(
      counts(is.saved)
        ? text.verdicts.pays(years, dollars(is.saved))
        : counts(-is.saved)
          ? text.verdicts.paysNot(years)
          : text.verdicts.same(years),
    );
    const sentences = reasonsOf(given, comparison).map((reason) => reasonSentence(reason, text.reasons, years));
    expect(sentences).toEqual(trueSentences(is, years));
    const isOneStretch = is.aheadMonths.length > 0 && is.aheadMonths.length === is.last - (is.aheadMonths[0] ?? 0) + 1;
    const breakEven = breakEvenText(comparison, text);
    if (is.aheadMonths.length === 0) expect(breakEven).toBe(text.never);
    else if (isOneStretch) expect(breakEven).toBe(text.month(is.aheadMonths[0] ?? 0));
    else expect(breakEven).toContain(String(is.aheadMonths[0]));
  });
});
