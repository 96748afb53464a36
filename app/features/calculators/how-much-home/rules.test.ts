import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { budgetSentences, omissionSentences, priceRangeText } from "./how-much-home-calculator.tsx";
import { type AffordabilityValues, affordabilityRules, levelBudgets } from "./rules.ts";

const ratios = {
  cautiousHousing: 25_000,
  cautiousTotal: 33_000,
  usualHousing: 28_000,
  usualTotal: 36_000,
  upperHousing: 31_000,
  upperTotal: 43_000,
};
const dollars = (amount: number) => Math.round(amount * 100);

const family: AffordabilityValues = {
  income: dollars(60_000),
  debts: dollars(2_500),
  savings: dollars(5_000),
  rate: 7_000,
  years: "30",
  costs: 1_200,
  pmi: undefined,
  hoa: undefined,
};

describe("debts that leave no room", () => {
  it("are said to, with what would change that, and no price is named", () => {
    const budgets = levelBudgets(family, ratios);
    expect(budgets.map(({ state }) => state)).toEqual(["debts", "debts", "debts"]);
    // Half of the income goes to debts; 33 % of it is $1,650 a month, and $2,501 a month is 33 % of $90,945 a year.
    expect(budgets[0]).toMatchObject({ share: 50_000, total: 33_000, debtsAtMost: dollars(1_649), incomeFrom: dollars(90_946) });
    const sentences = budgets.flatMap((budget) => budgetSentences(budget, affordabilityTexts.en.result)).join(" ");
    expect(sentences).toContain("$1,649");
    expect(sentences).toContain("$90,946");
    expect(sentences).not.toContain("25%");
  });

  it("leave some at the named debts or income, and none a dollar away", () => {
    expect(levelBudgets({ ...family, debts: dollars(1_649) }, ratios)[0]?.state).toBe("room");
    expect(levelBudgets({ ...family, debts: dollars(1_650) }, ratios)[0]?.state).toBe("debts");
    expect(levelBudgets({ ...family, income: dollars(90_946) }, ratios)[0]?.state).toBe("room");
    expect(levelBudgets({ ...family, income: dollars(90_945) }, ratios)[0]?.state).toBe("debts");
  });
});

it("the share of income is what the budget takes, under either limit", () => {
  const [cautious] = levelBudgets({ ...family, debts: dollars(1_000) }, ratios);
  // 33 % of $5,000 less $1,000 is $650: 13 % of the income, not 25 %.
  expect(cautious).toMatchObject({
    state: "room",
    limit: "debts",
    allowance: dollars(650),
    share: 13_000,
    housingAllowance: dollars(1_250),
  });
  expect(levelBudgets({ ...family, debts: undefined }, ratios)[0]).toMatchObject({
    limit: "housing",
    share: 25_000,
    allowance: dollars(1_250),
  });
});

it("dues that take all that is left are named as the reason", () => {
  const [cautious] = levelBudgets({ ...family, debts: undefined, hoa: dollars(1_300) }, ratios);
  expect(cautious).toMatchObject({ state: "dues", dues: dollars(1_300), allowance: dollars(1_250) });
});

it("mortgage insurance is named as left out only where it is owed and was not given", () => {
  const text = affordabilityTexts.en.result;
  const omissions = (changes: Partial<AffordabilityValues>) => {
    const values = { ...family, debts: undefined, ...changes };
    return omissionSentences(values, levelBudgets(values, ratios), text);
  };
  expect(omissions({})).toEqual([text.withoutPmi]);
  expect(omissions({ pmi: 600 })).toEqual([]);
  expect(omissions({ savings: dollars(400_000) })).toEqual([]);
  expect(omissions({ debts: dollars(2_500) })).toEqual([]);
});

it("a budget that stops where mortgage insurance starts says so, with the payment at that price", () => {
  const values = { ...family, income: dollars(60_000), debts: undefined, savings: dollars(36_000), pmi: 1_500 };
  const [cautious] = levelBudgets(values, ratios);
  if (cautious?.state !== "room") throw new Error("no room");
  expect(cautious).toMatchObject({ stopsAtInsurance: true, price: dollars(180_000) });
  // 144,000 at 7 % over 30 years is $958.04; 1.2 % of 180,000 a year is $180 a month.
  expect(cautious.payment).toBe(dollars(1_138.04));
  const text = affordabilityTexts.es.result;
  expect(budgetSentences(cautious, text)).toContain(text.stopsAtInsurance("$1,138"));
  const [uninsured] = levelBudgets({ ...values, pmi: undefined }, ratios);
  expect(uninsured).toMatchObject({ stopsAtInsurance: false, payment: dollars(1_250) });
});

it("a rule of thumb that is out of date makes no budget", () => {
  expect(levelBudgets(family, {}).map(({ state }) => state)).toEqual(["outOfDate", "outOfDate", "outOfDate"]);
});

it.each(["usualHousing", "usualTotal"])("a %s ratio of 0 makes no budget, and the others stay", (name) => {
  const states = levelBudgets({ ...family, debts: undefined }, { ...ratios, [name]: 0 }).map(({ state }) => state);
  expect(states).toEqual(["room", "outOfDate", "room"]);
});

it("on one line, the budgets are a range of prices", () => {
  const text = affordabilityTexts.en.result;
  const budgets = levelBudgets({ ...family, debts: undefined }, ratios);
  const prices = budgets.map((budget) => (budget.state === "room" ? `$${Math.round(budget.price / 100).toLocaleString("en-US")}` : ""));
  expect(priceRangeText(budgets, text)).toBe(text.range(prices[0] ?? "", prices[2] ?? ""));
  expect(priceRangeText(budgets.slice(2), text)).toBe(text.upTo(prices[2] ?? ""));
  expect(priceRangeText(levelBudgets(family, ratios), text)).toBe(text.noRoom);
  expect(priceRangeText(levelBudgets(family, {}), text)).toBe(text.askUs);
});

it("every budget states what follows from its numbers", () => {
  const households = fc.record({
    ...Object.fromEntries((["costs", "pmi"] as const).map((name) => [name, fc.integer({ min: 0, max: affordabilityRules[name].max })])),
    income: fc.integer({ min: affordabilityRules.income.min, max: dollars(1_000_000) }),
    debts: fc.integer({ min: 0, max: dollars(20_000) }),
    savings: fc.integer({ min: 0, max: dollars(500_000) }),
    rate: fc.integer({ min: 0, max: affordabilityRules.rate.max }),
    hoa: fc.constantFrom(undefined, 0, dollars(250)),
  });
  fc.assert(
    fc.property(households, (household) => {
      const { income, debts, hoa = 0 } = household;
      for (const budget of levelBudgets({ ...family, ...household }, ratios)) {
        const [housing, total] = [ratios[`${budget.level}Housing`], ratios[`${budget.level}Total`]];
        const [byHousing, byDebts] = [((income / 12) * housing) / 100_000, ((income / 12) * total) / 100_000 - debts];
        if (budget.state === "debts") expect(byDebts).toBeLessThan(101);
        if (budget.state === "dues") expect(Math.min(byHousing, byDebts) - hoa).toBeLessThan(102);
        if (budget.state === "room") {
          expect(Math.abs(budget.allowance - Math.min(byHousing, byDebts))).toBeLessThanOrEqual(2);
          expect(Math.abs(budget.share - (100_000 * budget.allowance) / (income / 12))).toBeLessThanOrEqual(60);
          if (Math.abs(byHousing - byDebts) > 2) expect(budget.limit).toBe(byDebts < byHousing ? "debts" : "housing");
          expect(budget.share).toBeLessThanOrEqual(housing + 50);
        }
      }
    }),
    { numRuns: 100 },
  );
});
