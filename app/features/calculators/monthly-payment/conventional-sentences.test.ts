import { expect, it } from "vitest";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { conventionalSentences } from "./conventional-sentences.ts";
import { coverageText } from "./coverage.ts";
import type { PaymentValues } from "./rules.ts";

const { conventional: text, coverage } = paymentTexts.en;
const figures = { conformingLimit: 83_275_000, conventionalMinimumDown: 3_000 };
const sentencesFor = (changes: Partial<PaymentValues>, known: typeof figures | object = figures) => {
  const values = { price: 40_000_000, down: 20_000, downUnit: "percent", program: "conventional", rate: 6_500, years: "30" } as const;
  const others = { vaUse: undefined, buydown: undefined, tax: undefined, insurance: undefined, pmi: undefined, hoa: undefined };
  return conventionalSentences({ ...values, ...others, ...changes }, known, text);
};

it("says that a conventional loan above the conforming limit is a jumbo loan", () => {
  expect(sentencesFor({ price: 120_000_000 })).toEqual([text.jumbo("$832,750")]);
  expect(sentencesFor({ price: 83_275_000, down: 3_000 })).toEqual([]);
  expect(sentencesFor({ price: 120_000_000, program: "va" })).toEqual([]);
  expect(sentencesFor({ price: 120_000_000 }, {})).toEqual([]);
});

it("says that a conventional loan usually needs its minimum down payment", () => {
  for (const down of [undefined, 0, 2_999]) expect(sentencesFor({ down })).toEqual([text.belowMinimum("3%")]);
  expect(sentencesFor({ down: 3_000 })).toEqual([]);
  expect(sentencesFor({ down: 1_199_999, downUnit: "amount" })).toHaveLength(1);
  expect(sentencesFor({ down: 0, program: "usda" })).toEqual([]);
});

it("USDA's annual fee has its own name in the headline", () => {
  const insured = { omissions: [], mortgageInsurance: 100, dues: 0, loan: 1 };
  const listOf = (items: string[]) => items.join(", ");
  expect(coverageText(insured, coverage, listOf, "usda")).toContain(coverage.included.usdaFee);
  expect(coverageText(insured, coverage, listOf, "fha")).toContain(coverage.included.mortgageInsurance);
  expect(coverageText({ ...insured, omissions: ["mortgageInsurance"] }, coverage, listOf, "usda")).toContain(coverage.missing.usdaFee);
});
