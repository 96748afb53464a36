import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClosingDetails } from "#app/features/calculators/cash-to-close/closing-calculator.tsx";
import { calculateClosing, closingRules } from "#app/features/calculators/cash-to-close/rules.ts";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { inDollars, numbersOf } from "./formulas.ts";

const queries = [
  "price=400000&down=5&closing=9000&closingUnit=amount&prepaid=3500&credit=4000&help=15000&savings=12000",
  "price=400000&down=20&closing=3&savings=100000",
  "price=400000&closing=3",
  "price=400000&down=3.5&closing=3&prepaid=2700&help=14000",
  "price=400000&down=3.5&closing=3&prepaid=2700&help=14000&earnest=5000&gift=10000",
  "price=400000&down=3.5&closing=3&prepaid=2700&credit=20000",
  "price=400000&down=0&closing=2&credit=8000",
  "price=400000&down=0&closing=2&credit=8000.01&earnest=1000",
  "price=400000&down=5&closing=0&gift=20000",
  "price=400000&down=5&closing=0&gift=20000.01",
  "price=400000&down=5&closing=0&earnest=25000&help=1&gift=1",
  "price=400000&down=5&closing=2&earnest=10000&help=30000&gift=5000&savings=0",
  "price=400000&down=100&closing=1&savings=404000",
  "price=400000&down=100&closing=1&savings=403999.99",
  "price=1000&closing=100&closingUnit=amount",
  "price=100000000&down=50&closing=5&prepaid=100000000&credit=100000000&help=100000000",
  "price=333333.33&down=3.333&closing=2.777&prepaid=1234.56&credit=999.99&gift=0.01&savings=15000",
  "price=250000&down=8750&downUnit=amount&closing=7500&closingUnit=amount&help=20000&savings=1",
  "price=250000&closing=0",
  "price=250000&down=3&closing=4&prepaid=0&credit=2500&help=7500&gift=5000&earnest=2500&savings=5000",
];

const text = closingTexts.en.result;

describe("cash to close by independent formulas", () => {
  it.each(queries)("%s", (query) => {
    const { values } = readEntries(closingRules, Object.fromEntries(new URLSearchParams(query)), checkDownPayment);
    if (!values) throw new Error("incomplete");
    const result = calculateClosing(values);
    const { part, dollars } = numbersOf(query);
    const [credit, earnest, help, gift] = ["credit", "earnest", "help", "gift"].map((name) => dollars(name) ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const costs = part("closing") + (dollars("prepaid") ?? 0);
    const needed = part("down") + costs;
    // Credits pay costs alone; the others then cover what is left, in this order.
    const open = needed - Math.min(credit, costs);
    const unused = {
      credit: Math.max(0, credit - costs),
      earnest: Math.max(0, earnest - open),
      help: Math.max(0, help - Math.max(0, open - earnest)),
      gift: Math.max(0, gift - Math.max(0, open - earnest - help)),
    };
    const cash = Math.max(0, open - earnest - help - gift);
    expect(result).toMatchObject({
      needed,
      cash,
      creditUnused: unused.credit,
      earnestUnused: unused.earnest,
      helpUnused: unused.help,
      giftUnused: unused.gift,
    });
    expect(needed).toBe(cash + result.creditUsed + result.earnestUsed + result.helpUsed + result.giftUsed);

    const markup = renderToStaticMarkup(<ClosingDetails result={result} />).replaceAll("&#x27;", "'");
    const savings = dollars("savings");
    const sentences: Array<[string, boolean]> = [
      [text.creditUnused(inDollars(unused.credit)), unused.credit > 0],
      [text.earnestUnused(inDollars(unused.earnest)), unused.earnest > 0],
      [text.helpUnused(inDollars(unused.help)), unused.help > 0],
      [text.giftUnused(inDollars(unused.gift)), unused.gift > 0],
      [text.repay, help - unused.help > 0],
      [text.left(inDollars((savings ?? 0) - cash)), savings !== undefined && savings >= cash],
      [text.short(inDollars(cash - (savings ?? 0))), savings !== undefined && savings < cash],
    ];
    for (const [sentence, isTrue] of sentences) expect(markup.includes(sentence), sentence).toBe(isTrue);
  });
});
