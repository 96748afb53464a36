import { describe, expect, it } from "vitest";
import { budgetSentences, omissionSentences } from "#app/features/calculators/how-much-home/how-much-home-calculator.tsx";
import { affordabilityRules, levelBudgets } from "#app/features/calculators/how-much-home/rules.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { inDollars, levelPayment, monthlyPercentOf, numbersOf, percentOf, toCents } from "./formulas.ts";

const ratios = {
  cautiousHousing: 25_000,
  cautiousTotal: 33_000,
  usualHousing: 28_000,
  usualTotal: 36_000,
  upperHousing: 31_000,
  upperTotal: 43_000,
};
const levels = { cautious: [25, 33], usual: [28, 36], upper: [31, 43] } as const;

const queries = [
  "income=96000&debts=500&savings=30000&rate=6.5&years=30&costs=0.9&pmi=0.6",
  "income=96000&rate=6.5&years=30",
  "income=96000&debts=0&savings=0&rate=6.5&years=15&costs=0.95&pmi=0.98",
  "income=96000&debts=1200&savings=80000&rate=6.5&years=30&costs=0.95&pmi=0.98&hoa=250",
  "income=60000&debts=2500&savings=5000&rate=7&years=30&costs=1.2",
  "income=60000&debts=1800&savings=5000&rate=7&years=30&costs=1.2&pmi=1",
  "income=60000&debts=1650&savings=5000&rate=7&years=30",
  "income=60000&debts=1649&savings=5000&rate=7&years=30",
  "income=60000&hoa=1300&rate=7&years=30",
  "income=60000&hoa=1249.50&rate=7&years=30&costs=1",
  "income=150000&savings=2000000&rate=6&years=30&costs=1&pmi=1",
  "income=150000&savings=100000&rate=0&years=30&costs=1&pmi=1",
  "income=150000&savings=100000&rate=0&years=10",
  "income=1000&rate=5&years=30&costs=10&pmi=5",
  "income=100000000&rate=0&years=30",
  "income=100000000&debts=100000&savings=100000000&rate=30&years=10&costs=10&pmi=5&hoa=1000",
  "income=84321.77&debts=433.33&savings=23456.78&rate=6.125&years=25&costs=0.77&pmi=0.46&hoa=77.77",
  "income=48000&debts=320.01&savings=12000&rate=7.875&years=20&costs=0.95&pmi=1.5",
  "income=72000&debts=480&savings=60000&rate=6.75&years=30&costs=0.95",
  "income=72000&debts=480.01&savings=60000&rate=6.75&years=30&costs=0.95&pmi=0",
];

const text = affordabilityTexts.en.result;
const wholePercent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`;

describe("the home budgets by independent formulas", () => {
  it.each(queries)("%s", (query) => {
    const { number, dollars } = numbersOf(query);
    const { values } = readEntries(affordabilityRules, Object.fromEntries(new URLSearchParams(query)));
    if (!values) throw new Error("incomplete");
    const budgets = levelBudgets(values, ratios);
    const [income, debts, savings, dues] = [
      toCents((dollars("income") ?? 0) / 12),
      dollars("debts") ?? 0,
      dollars("savings") ?? 0,
      dollars("hoa") ?? 0,
    ];
    const [rate, term] = [number("rate") ?? 0, 12 * (number("years") ?? 0)];
    const costOf = (price: number) => {
      const borrowed = Math.max(0, price - savings);
      const insurance = borrowed > 0.8 * price ? monthlyPercentOf(borrowed, number("pmi") ?? 0) : 0;
      return levelPayment(borrowed, rate, term) + monthlyPercentOf(price, number("costs") ?? 0) + insurance + dues;
    };
    let isAnyInsured = false;
    for (const budget of budgets) {
      if (budget.state === "outOfDate") throw new Error("the ratios are known");
      const [housing, total] = levels[budget.level];
      const byHousing = percentOf(income, housing);
      const allowance = Math.min(byHousing, percentOf(income, total) - debts);
      const sentences = budgetSentences(budget, text);
      expect(budget.state).toBe(allowance < 100 ? "debts" : allowance - dues < 100 ? "dues" : "room");
      if (budget.state === "room") {
        const { price } = budget;
        expect(costOf(price)).toBeLessThanOrEqual(allowance);
        // The calculator goes up to a hundred million.
        if (price < 10_000_000_000) expect(costOf(price + 100)).toBeGreaterThan(allowance);
        expect(budget.loan).toBe(Math.max(0, price - savings));
        isAnyInsured ||= budget.loan > 0.8 * price;
        expect(sentences).toEqual([
          text.payment(inDollars(allowance, 0), wholePercent(allowance, income)),
          allowance < byHousing ? text.debtsLimit(`${total}%`, inDollars(byHousing, 0)) : text.housingLimit(`${housing}%`),
        ]);
      }
      if (budget.state === "dues") expect(sentences).toEqual([text.duesTake(inDollars(dues, 0), inDollars(allowance, 0))]);
      if (budget.state === "debts") {
        expect(sentences[0]).toBe(text.debtsTake(wholePercent(debts, income), `${total}%`));
        const [debtsAtMost, incomeFrom] = [...(sentences[1] ?? "").matchAll(/\$([\d,]+)/g)].map(([, amount = ""]) =>
          amount.replaceAll(",", ""),
        );
        const stateWith = (changes: Record<string, string>) => {
          const changed = readEntries(affordabilityRules, {
            ...Object.fromEntries(new URLSearchParams(query)),
            hoa: "",
            ...changes,
          }).values;
          return changed && levelBudgets(changed, ratios).find(({ level }) => level === budget.level)?.state;
        };
        expect(stateWith({ debts: String(debtsAtMost) })).toBe("room");
        expect(stateWith({ debts: String(Number(debtsAtMost) + 1) })).toBe("debts");
        expect(stateWith({ income: String(incomeFrom) })).toBe("room");
        expect(stateWith({ income: String(Number(incomeFrom) - 1) })).toBe("debts");
      }
    }
    expect(omissionSentences(values, budgets, text)).toEqual([
      ...(number("costs") === undefined ? [text.without] : []),
      ...(number("pmi") === undefined && isAnyInsured ? [text.withoutPmi] : []),
    ]);
  });
});
