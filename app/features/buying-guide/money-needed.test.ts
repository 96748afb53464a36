import { describe, expect, it } from "vitest";
import { calculateClosing, closingRules, closingTypicalSources } from "#app/features/calculators/cash-to-close/rules.ts";
import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { fillTypical } from "#app/features/calculators/kit/typical.ts";
import { typicalFieldsFrom } from "#app/features/calculators/public/typical-fields.server.ts";
import { regulatoryLimitSettings } from "#app/features/settings/regulatory-limit-settings.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { everyChoice, quizAnswers, quizBasis } from "#test/quiz-answers.ts";
import { assessAnswers } from "./buying-check.ts";
import { figureKeysOf, type LoanMoney, moneyFigureKeys, moneyFor } from "./money-needed.ts";
import { rangeTexts } from "./money-ranges.ts";

const { figures } = quizBasis;

/**
 * Worked out apart from this code, with exact fractions from the published percentages. Of the loans that may fit, in cents: the down
 * payment from and to, the money needed from and to, whether the savings reach, and what is missing.
 */
const cases: Array<[answers: string, money: string[]]> = [
  [
    "ssn_employee_15-to-40_1200-to-2000_city_history_400000",
    [
      "conventional: 1200000 1200000 2670000 2670000 partly",
      "fha: 1400000 1400000 2870000 2870000 partly",
      "va: 0 0 1470000 1470000 covered",
    ],
  ],
  [
    "ssn_employee_over-40_over-2000_city_history_400000",
    [
      "conventional: 1200000 1200000 2670000 2670000 covered",
      "fha: 1400000 1400000 2870000 2870000 covered",
      "va: 0 0 1470000 1470000 covered",
    ],
  ],
  [
    "ssn_employee_over-40_over-2000_city_history_598787.87",
    ["conventional: 1796364 1796364 3996928 3996928 covered", "fha: county", "va: 0 0 2200564 2200564 covered"],
  ],
  [
    "ssn_employee_over-40_over-2000_licensed_history_598788",
    [
      "conventional: 1796364 1796364 3996928 3996928 covered",
      "fha: county",
      "usda: 0 0 2200564 2200564 covered",
      "va: 0 0 2200564 2200564 covered",
    ],
  ],
  [
    "ssn_employee_5-to-15_1200-to-2000_rural_none_250000",
    [
      "conventional: 750000 750000 1668800 1668800 short 168800",
      "fha: 875000 875000 1793800 1793800 short 293800",
      "usda: 0 0 918800 918800 partly",
      "va: 0 0 918800 918800 partly",
    ],
  ],
  [
    "ssn_several_5-to-15_under-1200_rural_trouble_224719.1",
    [
      "conventional: 674157 674157 1500014 1500014 short 14",
      "fha: 786517 786517 1612374 1612374 short 112374",
      "usda: 0 0 825857 825857 partly",
      "bank-statements: lender",
      "va: 0 0 825857 825857 partly",
    ],
  ],
  [
    "ssn_self-employed_under-5_none_city_trouble_1000",
    ["conventional: 3000 3000 6700 6700 partly", "fha: 3500 3500 7200 7200 partly", "bank-statements: lender", "va: 0 0 3700 3700 partly"],
  ],
  [
    "ssn_cash_over-40_none_elsewhere_none_100000000",
    ["conventional: limit", "fha: limit", "usda: 0 0 367500000 367500000 partly", "va: 0 0 367500000 367500000 partly"],
  ],
  [
    "ssn_employee_over-40_over-2000_city_history_858505.15",
    ["conventional: 2575515 2575515 5730530 5730530 partly", "fha: county", "va: 0 0 3155015 3155015 covered"],
  ],
  ["ssn_employee_over-40_over-2000_city_history_858505.16", ["conventional: limit", "fha: county", "va: 0 0 3155015 3155015 covered"]],
  [
    "ssn_employee_over-40_over-2000_city_history_560919.69",
    [
      "conventional: 1682759 1682759 3744118 3744118 covered",
      "fha: 1963219 1963219 4024578 4024578 partly",
      "va: 0 0 2061359 2061359 covered",
    ],
  ],
  [
    "ssn_employee_over-40_over-2000_city_history_560919.7",
    ["conventional: 1682759 1682759 3744118 3744118 covered", "fha: county", "va: 0 0 2061359 2061359 covered"],
  ],
  [
    "ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.05",
    ["conventional: limit", "fha: county", "usda: 0 0 4756990 4756990 short 756990", "va: 0 0 4756990 4756990 short 756990"],
  ],
  [
    "ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.06",
    ["conventional: limit", "fha: limit", "usda: 0 0 4756990 4756990 short 756990", "va: 0 0 4756990 4756990 short 756990"],
  ],
  ["itin_cash_5-to-15_none_city_none_350000", ["itin: 3500000 8750000 4786300 10036300 short 3286300"]],
  ["itin_cash_5-to-15_none_city_none_100000", ["itin: 1000000 2500000 1367500 2867500 partly"]],
  ["itin_employee_over-40_over-2000_rural_history_133333.33", ["itin: 1333333 3333333 1823333 3823333 covered"]],
  [
    "itin_self-employed_under-5_none_elsewhere_trouble_333333.33",
    ["itin: 3333333 8333333 4558333 9558333 short 4058333", "bank-statements: lender"],
  ],
  ["itin_several_15-to-40_under-1200_licensed_none_1000.01", ["itin: 10000 25000 13700 28700 covered", "bank-statements: lender"]],
  ["itin_employee_over-40_none_city_history_100000000", ["itin: 1000000000 2500000000 1367500000 2867500000 partly"]],
  ["itin_employee_15-to-40_none_city_history_350000", ["itin: 3500000 8750000 4786300 10036300 short 786300"]],
  [
    "not-yet_cash_under-5_none_rural_none_250000",
    [
      "itin: 2500000 6250000 3418800 7168800 short 2918800",
      "conventional: 750000 750000 1668800 1668800 short 1168800",
      "fha: 875000 875000 1793800 1793800 short 1293800",
      "usda: 0 0 918800 918800 short 418800",
      "va: 0 0 918800 918800 short 418800",
    ],
  ],
  [
    "not-yet_employee_over-40_under-1200_licensed_trouble_832750",
    [
      "itin: 8327500 20818750 11387850 23879100 partly",
      "conventional: 2498250 2498250 5558600 5558600 partly",
      "fha: county",
      "usda: 0 0 3060350 3060350 covered",
      "va: 0 0 3060350 3060350 covered",
    ],
  ],
  [
    "not-yet_self-employed_15-to-40_over-2000_city_history_199999.99",
    [
      "itin: 2000000 5000000 2735000 5735000 partly",
      "conventional: 600000 600000 1335000 1335000 covered",
      "fha: 700000 700000 1435000 1435000 covered",
      "bank-statements: lender",
      "va: 0 0 735000 735000 covered",
    ],
  ],
  [
    "ssn_several_over-40_none_elsewhere_history_725000.5",
    [
      "conventional: 2175002 2175002 4839404 4839404 partly",
      "fha: county",
      "usda: 0 0 2664402 2664402 covered",
      "bank-statements: lender",
      "va: 0 0 2664402 2664402 covered",
    ],
  ],
  [
    "ssn_employee_under-5_1200-to-2000_city_none_71428.57",
    ["conventional: 214286 214286 476772 476772 partly", "fha: 250000 250000 512486 512486 short 12486", "va: 0 0 262486 262486 partly"],
  ],
];

function moneyLine(money: LoanMoney): string {
  if (money.unknown) return `${money.loan}: ${money.unknown}`;
  const { loan, down, total, reach, missing } = money;
  return `${loan}: ${down.low} ${down.high} ${total?.low} ${total?.high} ${reach}${missing === undefined ? "" : ` ${missing}`}`;
}

describe("the money for a price, against figures worked out elsewhere", () => {
  it.each(cases)("%s", (answers, money) => expect(assessAnswers(quizAnswers(answers), quizBasis).money.map(moneyLine)).toEqual(money));
});

it("is the same as in the cash-to-close calculator with typical figures", () => {
  const checked = limitsOf(defaultSettings("en"), "en", new Date("2026-11-18T12:00:00Z"));
  const typical = typicalFieldsFrom(closingTypicalSources, checked, "en");
  for (const dollars of [1_000, 123_456, 350_000, 399_999, 500_001]) {
    const entries = fillTypical(typical, { price: String(dollars), down: "3.5", closing: "", prepaid: "" }, { isAsked: true });
    const { values } = readEntries(closingRules, entries);
    const quiz = moneyFor("fha", "over-40", dollars * 100, amountsOf(moneyFigureKeys, checked));
    if (!values || quiz.unknown) throw new Error("no amounts");
    const { needed, prepaid } = calculateClosing(values);
    expect([quiz.total, quiz.prepaid]).toEqual([{ low: needed, high: needed }, prepaid]);
  }
});

it("the amounts of every answer add up, and no range is upside down", () => {
  for (const choices of everyChoice) {
    for (const money of assessAnswers({ choices, price: 41_234_567 }, quizBasis).money) {
      if (money.unknown) continue;
      const { down, closing = Number.NaN, prepaid = Number.NaN, total } = money;
      expect(total).toEqual({ low: down.low + closing + prepaid, high: down.high + closing + prepaid });
      expect(down.low).toBeLessThanOrEqual(down.high);
    }
  }
});

describe("a figure that is out of date is not replaced by another", () => {
  const without = (name: keyof typeof figures, loan: "conventional" | "fha" | "va") => {
    const { [name]: _, ...others } = figures;
    return moneyFor(loan, "over-40", 40_000_000, others);
  };

  it("leaves the loan open without its down payment, and conventional and FHA loans without the conforming limit", () => {
    expect(without("conventional", "conventional")).toEqual({ loan: "conventional", unknown: "figure" });
    for (const loan of ["conventional", "fha"] as const) expect(without("conformingLimit", loan)).toEqual({ loan, unknown: "figure" });
    expect(without("conformingLimit", "va")).toMatchObject({ total: { low: 1_470_000 } });
  });

  it.each(["typicalClosing", "typicalInsurance", "typicalTax"] as const)("gives no total without %s", (name) => {
    const down = { low: 1_200_000, high: 1_200_000 };
    expect(without(name, "conventional")).toEqual({ loan: "conventional", downShare: { low: 3_000, high: 3_000 }, down });
  });
});

it("the figures are settings with a source, and a page names those that its loans use", () => {
  for (const key of Object.values(moneyFigureKeys)) expect(Object.keys(regulatoryLimitSettings)).toContain(key);
  const costs = ["typicalClosing", "typicalInsurance", "typicalTax"];
  expect(Object.keys(figureKeysOf(["itin"]))).toEqual([...costs, "itinLow", "itinHigh"]);
  expect(Object.keys(figureKeysOf(["fha", "bank-statements"]))).toEqual([...costs, "fha", "conformingLimit"]);
});

it("amounts are shown in whole dollars, as one where both ends are the same", () => {
  const linesFor = (loan: "conventional" | "itin", price: number, language: "en" | "es") => {
    const money = moneyFor(loan, "over-40", price, figures);
    if (money.unknown) throw new Error("no amounts");
    return rangeTexts(money, language).map(({ label, amount }) => `${label}: ${amount}`);
  };
  expect(linesFor("conventional", 40_000_050, "en")).toEqual([
    "Down payment (3%): $12,000",
    "Closing costs (3%): $12,000",
    "Prepaid taxes and insurance: $2,700",
    "Money needed: $26,700",
  ]);
  expect(linesFor("itin", 40_000_000, "es")).toEqual([
    "Pago inicial (de 10% a 25%): de $40,000 a $100,000",
    "Costos de cierre (3%): $12,000",
    "Impuestos y seguro anticipados: $2,700",
    "Dinero necesario: de $54,700 a $114,700",
  ]);
});
