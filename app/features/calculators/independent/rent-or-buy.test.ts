import { describe, expect, it } from "vitest";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { compareRentAndBuy } from "#app/features/calculators/math/rent-or-buy.ts";
import { rentOrBuyOf, rentOrBuyRules } from "#app/features/calculators/rent-or-buy/rules.ts";
import { aheadText, leadSentence, noteSentences } from "#app/features/calculators/rent-or-buy/sentences.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { inDollars, levelPayment, monthlyPercentOf, numbersOf, percentOf, privatelyInsuredMonths, schedule, toCents } from "./formulas.ts";

const usual = "rentGrowth=3&years=30&closing=3&hoa=150&upkeep=1&growth=3&savingsRate=4&selling=6";
const queries = [
  `rent=1900&price=400000&down=5&rate=6.5&costs=3600&stay=10&${usual}`,
  `rent=1900&price=400000&down=5&rate=6.5&costs=3800&pmi=0.98&stay=10&${usual}`,
  `rent=2800&price=400000&down=5&rate=6.5&costs=3800&pmi=0.98&stay=30&${usual}`,
  `rent=2400&price=400000&down=20&rate=6.5&costs=3800&stay=1&${usual}`,
  `rent=2400&price=400000&down=20&rate=6.5&costs=3800&stay=40&${usual}`,
  "rent=2000&price=300000&rate=0&years=10&stay=12",
  "rent=0&price=240000&down=100&rate=6&years=30&stay=10&selling=6&closing=5000&closingUnit=amount",
  "rent=1500&price=240000&down=100&rate=6&years=30&stay=10",
  "rent=1500&price=240000&rate=6&years=30&stay=2&growth=-5&selling=6",
  "rent=1500&price=240000&rate=6&years=30&stay=5&growth=-20&selling=20&upkeep=20&costs=12000&pmi=5",
  "rent=10000&rentGrowth=20&price=1000&rate=30&years=10&stay=40&growth=20&savingsRate=20",
  "rent=1800&rentGrowth=0&price=350000&down=3&rate=7&years=15&costs=3325&pmi=0.98&stay=15&growth=0&savingsRate=0&selling=6&closing=3",
  "rent=1800&rentGrowth=5&price=350000&down=3&rate=7&years=15&costs=3325&pmi=0.98&stay=20&growth=2&savingsRate=7&selling=6&closing=3",
  "rent=2200&price=500000&down=100000&downUnit=amount&rate=5.5&years=20&costs=4750&stay=8&growth=4&savingsRate=5&selling=5&upkeep=0.5",
  "rent=1000000&price=100000000&down=10&rate=30&years=30&costs=1000000&hoa=1000000&pmi=5&stay=40&growth=20&savingsRate=20",
  "rent=1234.56&rentGrowth=2.345&price=298765.43&down=7.5&rate=6.125&years=25&closing=2.75&costs=2838.27&hoa=33.33&pmi=0.46&upkeep=0.75&stay=9&growth=2.5&savingsRate=3.25&selling=5.5",
  "rent=1700&price=330000&down=19.999&rate=6.5&years=30&costs=3135&pmi=1.5&stay=3&growth=1",
  "rent=1700&price=330000&down=20&rate=6.5&years=30&costs=3135&pmi=1.5&stay=3&growth=1",
  "rent=900&price=200000&down=3.5&rate=8&years=30&costs=1900&stay=7",
  "rent=2600&rentGrowth=4&price=420000&down=3.5&rate=6.75&years=30&closing=3&costs=3990&pmi=0.98&hoa=60&upkeep=1&stay=25&growth=3.5&savingsRate=4&selling=6",
];

const text = rentOrBuyTexts.en.result;

/** Both households, month by month in cents: who pays less for housing saves the difference. */
function expected(query: string) {
  const { price, part, number, dollars } = numbersOf(query);
  const [rate, term, stay] = [number("rate") ?? 0, 12 * (number("years") ?? 0), number("stay") ?? 0];
  const [down, closing] = [part("down"), part("closing")];
  const borrowed = price - down;
  const months = schedule(borrowed, rate, term);
  const isInsured = borrowed > 0.8 * price && (number("pmi") ?? 0) > 0;
  const premium = isInsured ? monthlyPercentOf(borrowed, number("pmi") ?? 0) : 0;
  const insuredMonths = isInsured ? privatelyInsuredMonths(price, borrowed, rate, term) : 0;
  const growth = number("growth") ?? 0;
  const grown = (cents: number, percent: number) => percentOf(cents, 100 + percent);
  let [owner, renter, value, rent] = [0, down + closing, price, dollars("rent") ?? 0];
  let [costs, dues, repaired] = [dollars("costs") ?? 0, dollars("hoa") ?? 0, price];
  const upkeepOf = () => toCents(costs / 12) + dues + monthlyPercentOf(repaired, number("upkeep") ?? 0);
  const firstMonth = levelPayment(borrowed, rate, term) + premium + upkeepOf();
  const ends: Array<{ owning: number; renting: number; fromSale: number }> = [];
  for (let month = 1; month <= 12 * stay; month++) {
    const owning = (months[month - 1]?.paid ?? 0) + (month <= insuredMonths ? premium : 0) + upkeepOf();
    owner += monthlyPercentOf(owner, number("savingsRate") ?? 0) + Math.max(0, rent - owning);
    renter += monthlyPercentOf(renter, number("savingsRate") ?? 0) + Math.max(0, owning - rent);
    if (month % 12 !== 0) continue;
    value = grown(value, growth);
    const fromSale = value - percentOf(value, number("selling") ?? 0) - (months[month - 1]?.balance ?? 0);
    ends.push({ owning: fromSale + owner, renting: renter, fromSale });
    rent = grown(rent, number("rentGrowth") ?? 0);
    // What falls is the value, not what the home costs to keep.
    [costs, dues, repaired] = [grown(costs, Math.max(0, growth)), grown(dues, Math.max(0, growth)), grown(repaired, Math.max(0, growth))];
  }
  const isPmiOwed = borrowed > 0.8 * price;
  return {
    ends,
    firstMonth,
    insuredMonths,
    isPmiOwed,
    isPmiGiven: number("pmi") !== undefined,
    areCostsGiven: dollars("costs") !== undefined,
  };
}

describe("renting and buying by independent formulas", () => {
  it.each(queries)("%s", (query) => {
    const { values } = readEntries(rentOrBuyRules, Object.fromEntries(new URLSearchParams(query)), checkDownPayment);
    if (!values) throw new Error("incomplete");
    const comparison = compareRentAndBuy(rentOrBuyOf(values));
    const is = expected(query);
    expect(comparison.years.map(({ owning, renting, fromSale }) => ({ owning, renting, fromSale }))).toEqual(is.ends);
    expect([comparison.firstMonthOwning, comparison.insuredMonths]).toEqual([is.firstMonth, is.insuredMonths]);

    const last = is.ends.at(-1) ?? { owning: 0, renting: 0, fromSale: 0 };
    const shown = (cents: number) => Number(inDollars(Math.abs(cents), 0).replace(/[^\d]/g, "")) * Math.sign(cents);
    const lead = 100 * (shown(last.owning) - shown(last.renting));
    const dollars = (cents: number) => inDollars(Math.abs(cents), 0);
    expect(leadSentence(comparison, text, "x years")).toBe(
      lead === 0 ? text.same("x years") : (lead > 0 ? text.buy : text.rent)("x years", dollars(lead)),
    );
    const isAhead = is.ends.map(({ owning, renting }) => owning >= renting);
    const starts = isAhead.flatMap((ahead, index) => (ahead && !isAhead[index - 1] ? [index + 1] : []));
    const stretches = starts.map((from) => {
      const length = isAhead.slice(from - 1).findIndex((ahead) => !ahead);
      return length === -1 ? text.year(from) : text.years({ from, to: from + length - 1 });
    });
    expect(aheadText(comparison, text)).toBe(stretches.length > 0 ? stretches.join(", ") : text.never);
    expect(noteSentences(values, comparison, text)).toEqual({
      omissions: [...(is.areCostsGiven ? [] : [text.without]), ...(is.isPmiOwed && !is.isPmiGiven ? [text.withoutPmi] : [])],
      notes: [
        ...(is.insuredMonths > 0 ? [text.pmiEnds(is.insuredMonths)] : []),
        ...(last.fromSale < 0 ? [text.debtLeft(dollars(last.fromSale))] : []),
      ],
    });
  });
});
