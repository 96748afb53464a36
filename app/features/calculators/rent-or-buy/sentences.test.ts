import { describe, expect, it } from "vitest";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { compareRentAndBuy } from "#app/features/calculators/math/rent-or-buy.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { rentOrBuyOf, rentOrBuyRules } from "./rules.ts";
import { aheadText, leadSentence, noteSentences } from "./sentences.ts";

const text = rentOrBuyTexts.en.result;
const usual = { rent: "1900", price: "400000", down: "20", rate: "6.5", years: "30", costs: "3600", stay: "10" };

function answer(changes: Record<string, string>) {
  const { values, problems } = readEntries(rentOrBuyRules, { ...usual, ...changes }, checkDownPayment);
  if (!values) throw new Error(JSON.stringify(problems));
  const comparison = compareRentAndBuy(rentOrBuyOf(values));
  return { comparison, lead: leadSentence(comparison, text, "10 years"), ...noteSentences(values, comparison, text) };
}

describe("the sentences of rent or buy", () => {
  it("accept a value that falls, and say when a sale would not pay off the loan", () => {
    expect(answer({ growth: "-2" }).comparison.years[0]?.homeValue).toBe(39_200_000);
    const { notes, comparison } = answer({ growth: "-8", down: "3", pmi: "0.6", stay: "3" });
    expect(notes).toContain(text.debtLeft(`$${Math.round(-(comparison.years.at(-1)?.fromSale ?? 0) / 100).toLocaleString("en-US")}`));
    expect(answer({}).notes).toEqual([]);
  });

  it("say the difference of the two amounts that are shown", () => {
    const { comparison } = answer({});
    const years = [{ year: 1, owning: 14_701_650, renting: 7_679_349, homeValue: 0, balance: 0, fromSale: 0 }];
    // $147,017 and $76,793
    expect(leadSentence({ ...comparison, years }, text, "7 years")).toBe(text.buy("7 years", "$70,224"));
  });

  it("name mortgage insurance as left out only where it is owed and was not given", () => {
    expect(answer({ down: "5" }).omissions).toEqual([text.withoutPmi]);
    expect(answer({ down: "5", pmi: "0" }).omissions).toEqual([]);
    expect(answer({ down: "20" }).omissions).toEqual([]);
    expect(answer({ down: "5", pmi: "0.6" }).notes).toEqual([text.pmiEnds(answer({ down: "5", pmi: "0.6" }).comparison.insuredMonths)]);
  });

  it("do not call buying ahead in years in which it is not", () => {
    const years = [1, -1, 2, 3, -4].map((lead, index) => ({
      year: index + 1,
      owning: 100 * lead,
      renting: 0,
      homeValue: 0,
      balance: 0,
      rent: 0,
      fromSale: 0,
    }));
    const { comparison } = answer({});
    const changing = {
      ...comparison,
      years,
      ahead: [
        { from: 1, to: 1 },
        { from: 3, to: 4 },
      ],
    };
    expect(aheadText(changing, text)).toBe("in year 1, in years 3 to 4");
    expect(leadSentence(changing, text, "5 years")).toBe(text.rent("5 years", "$4"));
    expect(aheadText({ ...comparison, ahead: [] }, text)).toBe(text.never);
    expect(aheadText({ ...comparison, ahead: [{ from: 4, to: 10 }] }, text)).toBe("from year 4");
  });
});
