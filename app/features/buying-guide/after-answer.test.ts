import { describe, expect, it } from "vitest";
import { regulatoryLimitSettings } from "#app/features/settings/regulatory-limit-settings.ts";
import { languages } from "#lib/translations.ts";
import { readAnswers, readPrice, writeAnswers } from "./answers-text.ts";
import { judgeLoans, type Loan, type LoanReason, loanNames } from "./loan-fit.ts";
import { figureKeysOf, type LoanMoney, type MoneyFigures, moneyFigureKeys, moneyNeeded, savingsRanges } from "./money-needed.ts";
import { rangeTexts } from "./money-ranges.ts";
import { officerWish } from "./officer-wish.ts";
import { type Choices, questionNames, questions } from "./questions.ts";
import { loanReasonTexts } from "./texts/loan-reasons.ts";

/** Thousandths of a percent, and cents. */
const figures: Required<MoneyFigures> = {
  closing: 3_000,
  conventional: 3_000,
  fha: 3_500,
  va: 0,
  usda: 0,
  itinLow: 10_000,
  itinHigh: 25_000,
  conformingLimit: 83_275_000,
};

/**
 * Worked out apart from this code, with exact fractions from the published percentages: the answers and the price; which loans may fit
 * (+) or not (-) and why; and of those with a published down payment, in cents, the down payment from and to, the money needed from and
 * to, and whether the savings reach.
 */
const cases = [
  {
    answers: "ssn_employee_15-to-40_1200-to-2000_city_history_400000",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: city",
      "-bank-statements: pay-stubs",
      "+va: service",
      "-utah-help: savings",
    ],
    money: [
      "conventional: 1200000 1200000 2400000 2400000 partly",
      "fha: 1400000 1400000 2600000 2600000 partly",
      "va: 0 0 1200000 1200000 covered",
    ],
  },
  {
    answers: "ssn_employee_over-40_over-2000_city_history_666666.66",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: city",
      "-bank-statements: pay-stubs",
      "+va: service",
      "-utah-help: savings",
    ],
    money: [
      "conventional: 2000000 2000000 4000000 4000000 covered",
      "fha: 2333333 2333333 4333333 4333333 partly",
      "va: 0 0 2000000 2000000 covered",
    ],
  },
  {
    answers: "ssn_employee_over-40_over-2000_licensed_history_666667",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: map",
      "-bank-statements: pay-stubs",
      "+va: service",
      "-utah-help: utah",
    ],
    money: [
      "conventional: 2000001 2000001 4000002 4000002 partly",
      "fha: 2333335 2333335 4333336 4333336 partly",
      "va: 0 0 2000001 2000001 covered",
    ],
  },
  {
    answers: "ssn_employee_5-to-15_1200-to-2000_rural_none_250000",
    loans: [
      "-itin: not-needed",
      "+conventional: other-payments",
      "+fha: small-down credit residency",
      "+usda: rural income",
      "-bank-statements: pay-stubs",
      "+va: service",
      "+utah-help: gap open-today",
    ],
    money: [
      "conventional: 750000 750000 1500000 1500000 partly",
      "fha: 875000 875000 1625000 1625000 short 125000",
      "usda: 0 0 750000 750000 partly",
      "va: 0 0 750000 750000 partly",
    ],
  },
  {
    answers: "ssn_several_5-to-15_under-1200_rural_trouble_250000.17",
    loans: [
      "-itin: not-needed",
      "+conventional: late-payments",
      "+fha: small-down credit residency",
      "+usda: rural income",
      "+bank-statements: own-work",
      "+va: service",
      "+utah-help: gap open-today",
    ],
    money: [
      "conventional: 750001 750001 1500002 1500002 short 2",
      "fha: 875001 875001 1625002 1625002 short 125002",
      "usda: 0 0 750001 750001 partly",
      "bank-statements: lender",
      "va: 0 0 750001 750001 partly",
    ],
  },
  {
    answers: "ssn_self-employed_under-5_none_city_trouble_1000",
    loans: [
      "-itin: not-needed",
      "+conventional: late-payments",
      "+fha: small-down credit residency",
      "-usda: city",
      "+bank-statements: own-work",
      "+va: service",
      "+utah-help: gap open-today",
    ],
    money: [
      "conventional: 3000 3000 6000 6000 partly",
      "fha: 3500 3500 6500 6500 partly",
      "bank-statements: lender",
      "va: 0 0 3000 3000 partly",
    ],
  },
  {
    answers: "ssn_cash_over-40_none_elsewhere_none_100000000",
    loans: [
      "-itin: not-needed",
      "+conventional: other-payments",
      "+fha: credit residency",
      "-usda: map",
      "-bank-statements: cash",
      "+va: service",
      "-utah-help: utah",
    ],
    money: ["conventional: limit", "fha: limit", "va: 0 0 300000000 300000000 partly"],
  },
  {
    answers: "ssn_employee_over-40_over-2000_city_history_858505.15",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: city",
      "-bank-statements: pay-stubs",
      "+va: service",
      "-utah-help: savings",
    ],
    money: [
      "conventional: 2575515 2575515 5151030 5151030 partly",
      "fha: 3004768 3004768 5580283 5580283 partly",
      "va: 0 0 2575515 2575515 covered",
    ],
  },
  {
    answers: "ssn_employee_over-40_over-2000_city_history_858505.16",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: city",
      "-bank-statements: pay-stubs",
      "+va: service",
      "-utah-help: savings",
    ],
    money: ["conventional: limit", "fha: 3004768 3004768 5580283 5580283 partly", "va: 0 0 2575515 2575515 covered"],
  },
  {
    answers: "ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.05",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "+usda: rural income",
      "-bank-statements: cash",
      "+va: service",
      "-utah-help: savings",
    ],
    money: [
      "conventional: limit",
      "fha: 4530505 4530505 8413795 8413795 short 4413795",
      "usda: 0 0 3883290 3883290 partly",
      "va: 0 0 3883290 3883290 partly",
    ],
  },
  {
    answers: "ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.06",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "+usda: rural income",
      "-bank-statements: cash",
      "+va: service",
      "-utah-help: savings",
    ],
    money: ["conventional: limit", "fha: limit", "usda: 0 0 3883290 3883290 partly", "va: 0 0 3883290 3883290 partly"],
  },
  {
    answers: "itin_cash_5-to-15_none_city_none_350000",
    loans: [
      "+itin: made-for larger-down",
      "-conventional: presence",
      "-fha: number",
      "-usda: city number",
      "-bank-statements: cash",
      "-va: number",
      "-utah-help: number",
    ],
    money: ["itin: 3500000 8750000 4550000 9800000 short 3050000"],
  },
  {
    answers: "itin_employee_over-40_over-2000_rural_history_133333.33",
    loans: [
      "+itin: made-for",
      "-conventional: presence",
      "-fha: number",
      "-usda: number",
      "-bank-statements: pay-stubs",
      "-va: number",
      "-utah-help: number",
    ],
    money: ["itin: 1333333 3333333 1733333 3733333 covered"],
  },
  {
    answers: "itin_self-employed_under-5_none_elsewhere_trouble_333333.33",
    loans: [
      "+itin: made-for larger-down",
      "-conventional: presence",
      "-fha: number",
      "-usda: map number",
      "+bank-statements: own-work",
      "-va: number",
      "-utah-help: utah",
    ],
    money: ["itin: 3333333 8333333 4333333 9333333 short 3833333", "bank-statements: lender"],
  },
  {
    answers: "itin_several_15-to-40_under-1200_licensed_none_1000.01",
    loans: [
      "+itin: made-for",
      "-conventional: presence",
      "-fha: number",
      "-usda: map number",
      "+bank-statements: own-work",
      "-va: number",
      "-utah-help: utah",
    ],
    money: ["itin: 10000 25000 13000 28000 covered", "bank-statements: lender"],
  },
  {
    answers: "itin_employee_over-40_none_city_history_100000000",
    loans: [
      "+itin: made-for",
      "-conventional: presence",
      "-fha: number",
      "-usda: city number",
      "-bank-statements: pay-stubs",
      "-va: number",
      "-utah-help: number",
    ],
    money: ["itin: 1000000000 2500000000 1300000000 2800000000 partly"],
  },
  {
    answers: "not-yet_cash_under-5_none_rural_none_250000",
    loans: [
      "+itin: returns-first larger-down",
      "+conventional: returns-first other-payments",
      "-fha: returns-first",
      "-usda: returns-first",
      "-bank-statements: cash",
      "-va: returns-first",
      "-utah-help: number",
    ],
    money: ["itin: 2500000 6250000 3250000 7000000 short 2750000", "conventional: 750000 750000 1500000 1500000 short 1000000"],
  },
  {
    answers: "not-yet_employee_over-40_under-1200_licensed_trouble_832750",
    loans: [
      "+itin: returns-first",
      "+conventional: returns-first late-payments",
      "-fha: returns-first",
      "-usda: map returns-first",
      "-bank-statements: pay-stubs",
      "-va: returns-first",
      "-utah-help: utah",
    ],
    money: ["itin: 8327500 20818750 10825750 23317000 partly", "conventional: 2498250 2498250 4996500 4996500 partly"],
  },
  {
    answers: "not-yet_self-employed_15-to-40_over-2000_city_history_199999.99",
    loans: [
      "+itin: returns-first",
      "+conventional: returns-first",
      "-fha: returns-first",
      "-usda: city returns-first",
      "+bank-statements: own-work",
      "-va: returns-first",
      "-utah-help: number",
    ],
    money: [
      "itin: 2000000 5000000 2600000 5600000 partly",
      "conventional: 600000 600000 1200000 1200000 covered",
      "bank-statements: lender",
    ],
  },
  {
    answers: "ssn_several_over-40_none_elsewhere_history_725000.5",
    loans: [
      "-itin: not-needed",
      "+conventional: usual",
      "+fha: compare residency",
      "-usda: map",
      "+bank-statements: own-work",
      "+va: service",
      "-utah-help: utah",
    ],
    money: [
      "conventional: 2175002 2175002 4350004 4350004 partly",
      "fha: 2537502 2537502 4712504 4712504 partly",
      "bank-statements: lender",
      "va: 0 0 2175002 2175002 covered",
    ],
  },
  {
    answers: "ssn_employee_under-5_1200-to-2000_city_none_71428.57",
    loans: [
      "-itin: not-needed",
      "+conventional: other-payments",
      "+fha: small-down credit residency",
      "-usda: city",
      "-bank-statements: pay-stubs",
      "+va: service",
      "+utah-help: gap open-today",
    ],
    money: ["conventional: 214286 214286 428572 428572 partly", "fha: 250000 250000 464286 464286 partly", "va: 0 0 214286 214286 partly"],
  },
];

const prefixes: Record<Loan, string> = {
  itin: "itin",
  conventional: "conventional",
  fha: "fha",
  usda: "usda",
  "bank-statements": "statements",
  va: "va",
  "utah-help": "help",
};

const withoutPrefix = (loan: Loan, reason: LoanReason) => reason.slice(prefixes[loan].length + 1);

function moneyLine(money: LoanMoney): string {
  if (money.unknown) return `${money.loan}: ${money.unknown}`;
  const { loan, down, total, reach, missing } = money;
  return `${loan}: ${down.low} ${down.high} ${total?.low} ${total?.high} ${reach}${missing === undefined ? "" : ` ${missing}`}`;
}

function answersIn(text: string) {
  const answers = readAnswers(text);
  if (!answers) throw new Error(text);
  return { ...answers, price: answers.price ?? 0 };
}

describe("what follows from the answers, against figures worked out elsewhere", () => {
  it.each(cases)("$answers", ({ answers, loans, money }) => {
    const { choices, price } = answersIn(answers);
    const judged = judgeLoans(choices).map(
      ({ loan, mayFit, reasons }) => `${mayFit ? "+" : "-"}${loan}: ${reasons.map((reason) => withoutPrefix(loan, reason)).join(" ")}`,
    );
    expect(judged).toEqual(loans);
    expect(moneyNeeded(choices, price, figures).map(moneyLine)).toEqual(money);
  });
});

const everyChoice = questionNames.reduce<Array<Partial<Choices>>>(
  (some, name) => some.flatMap((choices) => questions[name].map((value) => ({ ...choices, [name]: value }))),
  [{}],
) as Choices[];

it("every loan has a reason whatever the answers, and every reason is given to someone and said in both languages", () => {
  const given = new Set<string>();
  for (const choices of everyChoice) {
    const loans = judgeLoans(choices);
    expect(loans.map(({ loan }) => loan)).toEqual(loanNames);
    for (const { loan, reasons } of loans) {
      expect(reasons.length, `${loan} ${JSON.stringify(choices)}`).toBeGreaterThan(0);
      for (const reason of reasons) given.add(reason);
    }
  }
  for (const language of languages) expect(Object.keys(loanReasonTexts[language]).sort()).toEqual([...given].sort());
});

it("the amounts of every answer add up, and no range is upside down", () => {
  for (const choices of everyChoice) {
    for (const money of moneyNeeded(choices, 41_234_567, figures)) {
      if (money.unknown) continue;
      const { down, closing, total, reach } = money;
      for (const end of ["low", "high"] as const) expect(total?.[end]).toBe(down[end] + (closing ?? Number.NaN));
      expect(down.low <= down.high && (total?.low ?? 1) <= (total?.high ?? 0)).toBe(true);
      const savings = savingsRanges[choices.savings];
      expect(reach === "covered").toBe(savings.low >= (total?.high ?? 0));
      expect(reach === "short").toBe(savings.high < (total?.low ?? 0));
    }
  }
});

it("a figure that is out of date is not replaced by another: the loan or its costs are left open", () => {
  const { choices } = answersIn("ssn_employee_over-40_none_city_history");
  const { conventional: _, ...withoutConventional } = figures;
  expect(moneyNeeded(choices, 40_000_000, withoutConventional)[0]).toEqual({ loan: "conventional", unknown: "figure" });
  const { closing: __, ...withoutClosing } = figures;
  const [first] = moneyNeeded(choices, 40_000_000, withoutClosing);
  expect(first).toEqual({ loan: "conventional", downShare: { low: 3_000, high: 3_000 }, down: { low: 1_200_000, high: 1_200_000 } });
});

it("the figures are settings with a source, and a page names those that its loans use", () => {
  for (const key of Object.values(moneyFigureKeys)) expect(Object.keys(regulatoryLimitSettings)).toContain(key);
  expect(Object.keys(figureKeysOf(["itin"]))).toEqual(["closing", "itinLow", "itinHigh"]);
  expect(Object.keys(figureKeysOf(["fha", "bank-statements"]))).toEqual(["closing", "fha", "conformingLimit"]);
});

it("amounts are shown in whole dollars, as one where both ends are the same", () => {
  const { choices } = answersIn("ssn_employee_over-40_none_city_history");
  const [money] = moneyNeeded(choices, 40_000_050, figures);
  if (!money || money.unknown) throw new Error("no amounts");
  expect(rangeTexts(money, "en").map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    "Down payment (3%): $12,000",
    "Closing costs (3%): $12,000",
    "Money needed: $24,000",
  ]);
  const itin = moneyNeeded({ ...choices, taxes: "itin" }, 40_000_000, figures)[0];
  if (!itin || itin.unknown) throw new Error("no amounts");
  expect(rangeTexts(itin, "es").map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    "Pago inicial (de 10% a 25%): de $40,000 a $100,000",
    "Costos de cierre (3%): $12,000",
    "Dinero necesario: de $52,000 a $112,000",
  ]);
});

describe("the answers as one text", () => {
  it("are read as they were written, with a price and without", () => {
    for (const choices of everyChoice) {
      for (const price of [undefined, 100_000, 35_000_050, 10_000_000_000]) {
        const answers = { choices, ...(price !== undefined && { price }) };
        expect(readAnswers(writeAnswers(answers))).toEqual(answers);
      }
    }
  });

  const complete = "ssn_employee_over-40_none_city_history";
  it.each([
    "",
    "ssn",
    complete.replace("ssn", "__proto__"),
    `${complete}_`,
    `${complete}_x`,
    `${complete}_999`,
    `${complete}_400000_1`,
    "x".repeat(500),
  ])("are none where one is missing or unknown: %s", (text) => expect(readAnswers(text)).toBeUndefined());

  it("take a price as people type it, and say when it is none", () => {
    expect(["350000", " $350,000 ", "350,000.50"].map((entry) => readPrice(entry).price)).toEqual([35_000_000, 35_000_000, 35_000_050]);
    expect(["", "  "].map(readPrice)).toEqual([{}, {}]);
    for (const entry of ["x", "-5", "999.99", "100,000,000.01", "1e9", "350.000,00"]) expect(readPrice(entry)).toEqual({ isProblem: true });
  });
});

it.each<[string, string[], string[]]>([
  ["itin_cash_under-5_none_city_none", ["itin", "firstHome"], ["UT"]],
  ["itin_several_over-40_none_rural_none", ["itin", "selfEmployed", "firstHome"], ["UT"]],
  ["ssn_employee_5-to-15_none_rural_history", ["usda", "downPaymentHelp", "firstHome"], ["UT"]],
  ["ssn_employee_over-40_none_licensed_history", ["firstHome"], ["ID", "NV"]],
  ["ssn_employee_over-40_none_elsewhere_history", ["firstHome"], []],
])("officers for %s know %o and are licensed in %o", (text, specialties, states) => {
  expect(officerWish(answersIn(text).choices, ["ID", "NV", "UT"])).toEqual({ specialties, states });
});
