import { describe, expect, test } from "vitest";
import { matchProgram, mostHelp, type ProgramAnswers, type ProgramRules } from "./matching.ts";
import { programTexts } from "./texts/program.ts";

/** Has no rules at all. */
const bare: ProgramRules = {
  funding: "open",
  firstTimeRule: "not-required",
  incomeLimit: null,
  priceLimit: null,
  minimumScore: null,
  unlimited: ["income", "price", "score"],
  counties: [],
  areaNote: "",
  newConstructionOnly: false,
};

const withIncome = { incomeLimit: 80_000, unlimited: ["price", "score"] } satisfies Partial<ProgramRules>;
const withPrice = { priceLimit: 450_000, unlimited: ["income", "score"] } satisfies Partial<ProgramRules>;
const withScore = { minimumScore: 660, unlimited: ["income", "price"] } satisfies Partial<ProgramRules>;

type Case = [
  name: string,
  rules: Partial<ProgramRules>,
  answers: ProgramAnswers,
  outcome: "met" | "failed" | "open" | "none",
  says: RegExp,
];

const cases: Case[] = [
  ["no rule at all", {}, {}, "none", /^$/],
  ["an income of exactly the limit", withIncome, { income: 80_000 }, "met", /\$80,000 is within the limit of \$80,000/],
  ["an income one dollar above", withIncome, { income: 80_001 }, "failed", /\$80,001 is above the limit of \$80,000/],
  ["no income", withIncome, { income: 0 }, "met", /\$0 is within/],
  ["a huge income", withIncome, { income: 100_000_000 }, "failed", /\$100,000,000 is above the limit of \$80,000/],
  ["an income that was not given", withIncome, {}, "open", /\$80,000 a year or less/],
  ["an income limit that is not known", { unlimited: ["price", "score"] }, { income: 80_000 }, "open", /What is the income limit/],
  ["a price of exactly the limit", withPrice, { price: 450_000 }, "met", /\$450,000 is within the limit of \$450,000/],
  ["a price above the limit", withPrice, { price: 450_001 }, "failed", /\$450,001 is above the limit of \$450,000/],
  ["a price that was not given", withPrice, {}, "open", /\$450,000 or less\?/],
  ["a price limit that is not known", { unlimited: ["income", "score"] }, {}, "open", /highest price/],
  ["a score range below the minimum", withScore, { score: "640-659" }, "failed", /score of 660 or more\. You chose 640 to 659/],
  ["a score range that starts at the minimum", withScore, { score: "660-679" }, "met", /660 to 679\) is at least 660/],
  ["a score range around the minimum", { ...withScore, minimumScore: 650 }, { score: "640-659" }, "open", /exact credit score/],
  ["the lowest score range", withScore, { score: "under-580" }, "failed", /You chose under 580/],
  ["a score that was not given", withScore, {}, "open", /Is my credit score 660 or more\?/],
  ["a minimum score that is not known", { unlimited: ["income", "price"] }, { score: "700-739" }, "open", /What credit score/],
  ["a county of the program", { counties: ["Weber", "Davis"] }, { county: "Davis" }, "met", /covers Davis County/],
  [
    "a county outside",
    { counties: ["Weber", "Davis"] },
    { county: "Utah" },
    "failed",
    /doesn't cover Utah County\. It covers: Weber, Davis/,
  ],
  ["a county that was not given", { counties: ["Weber"] }, {}, "open", /area \(Weber\)\?/],
  ["any county, for a statewide program", {}, { county: "Rich" }, "none", /^$/],
  ["a city within the county", { counties: ["Utah"], areaNote: "Only in Provo." }, { county: "Utah" }, "open", /Only in Provo\./],
  ["a first home", { firstTimeRule: "required" }, { owned: "no" }, "met", /haven't owned/],
  ["an owner, where a first home is required", { firstTimeRule: "required" }, { owned: "yes" }, "failed", /haven't owned/],
  ["a veteran, where veterans are not exempt", { firstTimeRule: "required" }, { owned: "yes-veteran" }, "failed", /only for people/],
  ["a veteran, where veterans are exempt", { firstTimeRule: "veterans-exempt" }, { owned: "yes-veteran" }, "met", /Veterans may/],
  ["an owner, where veterans are exempt", { firstTimeRule: "veterans-exempt" }, { owned: "yes" }, "failed", /only for veterans/],
  ["an owner, where there are exceptions", { firstTimeRule: "exceptions" }, { owned: "yes" }, "open", /exceptions/],
  ["a veteran, where there are exceptions", { firstTimeRule: "exceptions" }, { owned: "yes-veteran" }, "open", /exceptions/],
  ["a first home, where there are exceptions", { firstTimeRule: "exceptions" }, { owned: "no" }, "met", /haven't owned/],
  ["a first home that was not mentioned", { firstTimeRule: "required" }, {}, "open", /my first home/],
  ["an owner, where the rule is not known", { firstTimeRule: "unknown" }, { owned: "yes" }, "open", /have owned/],
  ["a first home, where the rule is not known", { firstTimeRule: "unknown" }, { owned: "no" }, "none", /^$/],
  ["a new home", { newConstructionOnly: true }, { home: "new" }, "met", /newly built/],
  ["an existing home", { newConstructionOnly: true }, { home: "existing" }, "failed", /only for newly built/],
  ["a home that was not described", { newConstructionOnly: true }, {}, "open", /newly built/],
  ["a paused program", { funding: "paused" }, {}, "open", /paused/],
  ["a closed program", { funding: "closed" }, {}, "failed", /closed/],
];

describe("a program's rules", () => {
  test.each(cases)("%s", (_, rules, answers, outcome, says) => {
    const { mayFit, met, failed, open } = matchProgram({ ...bare, ...rules }, answers);
    const checks = [...met, ...failed, ...open];
    expect(checks.map(({ result }) => result)).toEqual(outcome === "none" ? [] : [outcome]);
    expect(mayFit).toBe(outcome !== "failed");
    expect(checks.map((check) => check.sentence(programTexts.en)).join(" ")).toMatch(says);
    for (const check of checks) expect(check.sentence(programTexts.es)).not.toBe(check.sentence(programTexts.en));
  });

  test.each([
    ["itin", true],
    ["neither", true],
    ["ssn", false],
    [undefined, false],
  ] as const)("of someone who files with %s: to be asked about first is %s", (taxNumber, askFirst) => {
    const match = matchProgram(bare, taxNumber ? { taxNumber } : {});
    expect(match).toMatchObject({ mayFit: true, askFirst });
    const reasons = match.open.map((check) => check.sentence(programTexts.es)).join(" ");
    expect(reasons.includes("Seguro Social") || reasons.includes("lo pide")).toBe(askFirst);
  });

  test("that do not fit are not to be asked about first", () => {
    expect(matchProgram({ ...bare, funding: "closed" }, { taxNumber: "itin" })).toMatchObject({ mayFit: false, askFirst: false });
  });

  test("leave open questions in the words of the person who asks them", () => {
    const program = {
      ...bare,
      unlimited: [],
      firstTimeRule: "required",
      counties: ["Weber"],
      newConstructionOnly: true,
    } satisfies ProgramRules;
    const limited = { ...program, incomeLimit: 1, priceLimit: 1, minimumScore: 650 };
    for (const [rules, answers] of [
      [program, {}],
      [limited, {}],
      [limited, { score: "640-659" }],
    ] satisfies Array<[ProgramRules, ProgramAnswers]>) {
      const { open } = matchProgram(rules, answers);
      for (const check of open) {
        expect(check.sentence(programTexts.en)).not.toMatch(/\byour?s?\b/i);
        expect(check.sentence(programTexts.es)).not.toMatch(/\bsu(s|yo|ya)?\b|indicó|eligió/i);
      }
    }
  });

  test("every reason is given, and one is enough", () => {
    const program = { ...bare, ...withIncome, firstTimeRule: "required", newConstructionOnly: true } satisfies ProgramRules;
    const { mayFit, met, failed } = matchProgram(program, { owned: "yes", income: 90_000, home: "new" });
    expect(mayFit).toBe(false);
    expect(failed).toHaveLength(2);
    expect(met).toHaveLength(1);
  });
});

describe("the most help at a price", () => {
  test.each([
    [{ amountPercent: 6, amountMax: null }, 400_000, 24_000],
    [{ amountPercent: 6, amountMax: 25_000 }, 400_000, 24_000],
    [{ amountPercent: 6, amountMax: 25_000 }, 500_000, 25_000],
    [{ amountPercent: 3.5, amountMax: null }, 333_333, 11_667],
    [{ amountPercent: 6, amountMax: null }, 0, 0],
    [{ amountPercent: null, amountMax: 20_000 }, 400_000, undefined],
  ])("%o at $%i is %s", (program, price, most) => {
    expect(mostHelp(program, price)).toBe(most);
  });
});
