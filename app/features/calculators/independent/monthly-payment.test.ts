import { describe, expect, it } from "vitest";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { estimatePurchase } from "#app/features/calculators/math/purchase.ts";
import { coverageText } from "#app/features/calculators/monthly-payment/coverage.ts";
import { omissionSentences } from "#app/features/calculators/monthly-payment/omission-sentences.ts";
import { insuranceEndSentences } from "#app/features/calculators/monthly-payment/payment-calculator.tsx";
import { checkPayment, paymentRules, purchaseOf } from "#app/features/calculators/monthly-payment/rules.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import {
  inDollars,
  levelPayment,
  type Month,
  monthlyPercentOf,
  numbersOf,
  paymentsUntil,
  percentOf,
  privatelyInsuredMonths,
  schedule,
  sum,
  toCents,
} from "./formulas.ts";

const figures = {
  fhaUpfront: 1_750,
  fhaAnnualAbove95: 550,
  fhaAnnualUpTo95: 500,
  fhaShortAbove90: 400,
  fhaShortUpTo90: 150,
  fhaMinimumDown: 3_500,
  conformingLimit: 83_275_000,
  vaFirstUse: 2_150,
  vaLaterUse: 3_300,
  vaFrom5Down: 1_500,
  vaFrom10Down: 1_250,
  usdaUpfront: 1_000,
  usdaAnnual: 350,
};

const queries = [
  "price=450000&down=5&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6&hoa=40",
  "price=450000&down=20&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500",
  "price=450000&down=19.999&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=1.5",
  "price=320000&down=3&program=conventional&rate=5.875&years=15&tax=1760&insurance=1280&pmi=0.98",
  "price=300000&program=conventional&rate=30&years=30&tax=1800&insurance=1200&pmi=5",
  "price=240000&down=10&program=conventional&rate=0&years=10&tax=0&insurance=0&pmi=0.46",
  "price=400000&down=5&program=conventional&rate=6.5&years=30",
  "price=400000&down=5&program=conventional&rate=6.5&years=20&insurance=1300&pmi=0",
  "price=400000&down=100&program=conventional&rate=6.5&years=30&tax=2200&insurance=1600",
  "price=1000&program=conventional&rate=7.125&years=25&tax=1&insurance=1&pmi=1",
  "price=100000000&down=25000000&downUnit=amount&program=conventional&rate=30&years=30&tax=1000000&insurance=1000000",
  "price=400000&down=3.5&program=fha&rate=6.25&years=30&tax=2200&insurance=1600",
  "price=400000&down=10&program=fha&rate=6.25&years=30&tax=2200&insurance=1600",
  "price=400000&down=3.5&program=fha&rate=5.5&years=15&tax=2200&insurance=1600",
  "price=400000&down=10&program=fha&rate=5.5&years=15&tax=2200&insurance=1600",
  "price=400000&down=20&program=fha&rate=0&years=10&tax=2200&insurance=1600",
  "price=1000000&down=3.5&program=fha&rate=6.25&years=30&tax=5500&insurance=4000",
  "price=500000&program=va&vaUse=first&rate=6&years=30&tax=2750&insurance=2000",
  "price=500000&down=5&program=va&vaUse=later&rate=6&years=15&tax=2750&insurance=2000",
  "price=500000&down=0&program=va&vaUse=exempt&rate=6&years=30&buydown=2-1&tax=2750&insurance=2000",
  "price=350000&program=usda&rate=6.125&years=30&tax=1925&insurance=1400",
  "price=350000&down=10&program=usda&rate=6.125&years=30&buydown=1-0&tax=1925&insurance=1400&hoa=25.50",
  "price=450000&down=5&program=conventional&rate=2&years=30&buydown=2-1&tax=2500&insurance=1500&pmi=0.6",
];

/** FHA's and USDA's yearly charge: of the average of the twelve balances with which its months open. */
function averagePremiums(months: Month[], percent: number): number[] {
  return months.map((_, index) => {
    const year = months.slice(12 * Math.floor(index / 12), 12 * Math.floor(index / 12) + 12);
    return toCents((sum(year.map(({ opening }) => opening)) * Math.round(percent * 1000)) / (1_200_000 * year.length));
  });
}

const text = paymentTexts.en;

function expected(query: string) {
  const { price, part, number, dollars, text: choice } = numbersOf(query);
  const [rate, term, program, down] = [number("rate") ?? 0, 12 * (number("years") ?? 0), choice("program"), part("down")];
  const borrowed = price - down;
  const loanToValue = (100 * borrowed) / price;
  const vaPercent = loanToValue <= 90 ? 1.25 : loanToValue <= 95 ? 1.5 : choice("vaUse") === "first" ? 2.15 : 3.3;
  const fee =
    borrowed === 0 || program === "conventional" || choice("vaUse") === "exempt"
      ? 0
      : program === "fha"
        ? percentOf(borrowed, 1.75)
        : program === "va"
          ? percentOf(borrowed, vaPercent)
          : toCents(borrowed / 0.99) - borrowed;
  const loan = borrowed + fee;
  const months = schedule(loan, rate, term);
  const isLarge = borrowed > 83_275_000;
  let premiums: number[] | undefined = [];
  const reasons: string[] = [];
  const pmi = number("pmi");
  if (program === "conventional" && loanToValue > 80) {
    const insured = privatelyInsuredMonths(price, borrowed, rate, term);
    premiums = pmi === undefined ? undefined : Array(pmi > 0 ? insured : 0).fill(monthlyPercentOf(borrowed, pmi));
  }
  if (program === "fha") {
    const percent = term <= 180 ? (loanToValue <= 90 ? 0.15 : 0.4) : loanToValue <= 95 ? 0.5 : 0.55;
    const insured = loanToValue <= 90 ? Math.min(132, term) : term;
    premiums = isLarge ? undefined : averagePremiums(schedule(borrowed, rate, term), percent).slice(0, insured);
  }
  if (program === "usda") premiums = averagePremiums(months, 0.35);
  const [first, tax, insurance, dues] = [premiums?.[0] ?? 0, dollars("tax"), dollars("insurance"), dollars("hoa") ?? 0];
  const principalAndInterest = levelPayment(loan, rate, term);
  const without = principalAndInterest + toCents(((tax ?? 0) + (insurance ?? 0)) / 12) + dues;
  const insuredMonths = premiums?.length ?? 0;
  if (insuredMonths > 0 && program === "conventional") {
    const mayAsk = paymentsUntil(schedule(borrowed, rate, term), price, 80);
    if (mayAsk < insuredMonths) reasons.push(text.ends.ask(mayAsk + 1));
    const byBalance = paymentsUntil(schedule(borrowed, rate, term), price, 78) <= term / 2;
    reasons.push((byBalance ? text.ends.balance : text.ends.halfway)(insuredMonths, inDollars(without)));
  }
  if (insuredMonths > 0 && program === "fha")
    reasons.push(
      loanToValue > 90 ? text.ends.termSmallDown() : term > 132 ? text.ends.elevenYears(132, inDollars(without)) : text.ends.termShort(),
    );
  if (insuredMonths > 0 && program === "usda") reasons.push(text.ends.termUsda());
  const omissions = [
    ...(tax === undefined ? (["tax"] as const) : []),
    ...(insurance === undefined ? (["insurance"] as const) : []),
    ...(premiums === undefined ? (["mortgageInsurance"] as const) : []),
  ];
  const reduced = { "1-0": [1], "2-1": [2, 1] }[choice("buydown") ?? ""] ?? [];
  return {
    loan,
    fee,
    principalAndInterest,
    first,
    total: without + first,
    interest: sum(months.map((month) => month.interest)),
    yearlyInterest: Array.from({ length: Math.ceil(months.length / 12) }, (_, year) =>
      sum(months.slice(12 * year, 12 * year + 12).map((month) => month.interest)),
    ),
    paidPremiums: sum(premiums ?? []),
    reasons,
    omissions,
    buydownPayments: reduced.map((points) => without + first - principalAndInterest + levelPayment(loan, rate - points, term)),
    buydownCost: sum(reduced.map((points) => 12 * (principalAndInterest - levelPayment(loan, rate - points, term)))),
  };
}

function computed(query: string) {
  const { values } = readEntries(paymentRules, Object.fromEntries(new URLSearchParams(query)), (given) => checkPayment(given, figures));
  if (!values) throw new Error(`incomplete: ${query}`);
  const estimate = estimatePurchase(purchaseOf(values), figures);
  return { values, estimate };
}

describe("the monthly payment by independent formulas", () => {
  it.each(queries)("%s", (query) => {
    const { estimate, values } = computed(query);
    const should = expected(query);
    expect({
      loan: estimate.loan,
      fee: estimate.upfrontFee,
      principalAndInterest: estimate.principalAndInterest,
      first: estimate.mortgageInsurance ?? 0,
      total: estimate.monthlyTotal,
      interest: estimate.totalInterest,
      yearlyInterest: estimate.years.map(({ interest }) => interest),
      paidPremiums: sum(estimate.years.map(({ mortgageInsurance }) => mortgageInsurance)),
      reasons: insuranceEndSentences(estimate, text.ends),
      omissions: estimate.omissions,
      buydownPayments: estimate.buydown?.years.map(({ saved }) => estimate.monthlyTotal - saved) ?? [],
      buydownCost: estimate.buydown?.cost ?? 0,
    }).toEqual(should);
    const isTaxMissing = values.tax === undefined;
    const sentences = omissionSentences(estimate.omissions, values.program, text.omissions);
    expect(sentences.some((sentence) => sentence.includes("tax"))).toBe(isTaxMissing);
    const coverage = coverageText(estimate, text.coverage, (items) => items.join(", "));
    expect(coverage.startsWith("The full payment")).toBe(should.omissions.length === 0);
    for (const omission of should.omissions) expect(coverage).toContain(text.coverage.missing[omission]);
  });
});

it.each([
  ["price=400000&down=3.499&program=fha&rate=6&years=30", "down"],
  ["price=400000&down=13999.99&downUnit=amount&program=fha&rate=6&years=30", "down"],
  ["price=400000&down=101&program=conventional&rate=6&years=30", "down"],
  ["price=400000&down=400001&downUnit=amount&program=usda&rate=6&years=30", "down"],
  ["price=400000&program=usda&rate=6&years=15", "years"],
  ["price=400000&program=va&rate=6&years=30", "vaUse"],
  ["price=400000&program=conventional&rate=1.999&years=30&buydown=2-1", "rate"],
  ["price=400000&program=conventional&rate=0.999&years=30&buydown=1-0", "rate"],
  ["price=-400000&program=conventional&rate=6&years=30", "price"],
  ["price=999.99&program=conventional&rate=6&years=30", "price"],
  ["price=100000000.01&program=conventional&rate=6&years=30", "price"],
  ["price=four&program=conventional&rate=6&years=30", "price"],
  ["price=400000&program=conventional&rate=30.001&years=30", "rate"],
  ["price=400000&program=conventional&rate=6&years=30&tax=-1", "tax"],
  ["price=400000&program=conventional&rate=6&years=30&pmi=5.001", "pmi"],
  ["price=400000&program=conventional&rate=6&years=30&buydown=3-2-1", "buydown"],
])("%s names the field %s", (query, field) => {
  const { problems } = readEntries(paymentRules, Object.fromEntries(new URLSearchParams(query)), (given) => checkPayment(given, figures));
  expect(Object.keys(problems ?? {})).toEqual([field]);
});
