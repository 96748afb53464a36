import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { ClosingDetails } from "./closing-calculator.tsx";
import { calculateClosing, closingRules } from "./rules.ts";

const text = closingTexts.en.result;

function page(entries: Record<string, string>): string {
  const { values } = readEntries(
    closingRules,
    { price: "400000", down: "5", closing: "9000", closingUnit: "amount", ...entries },
    checkDownPayment,
  );
  if (!values) throw new Error("incomplete");
  return renderToStaticMarkup(<ClosingDetails result={calculateClosing(values)} />);
}

it("a gift that is not needed is said to be unused, and never to come back", () => {
  const gift = page({ gift: "40000" });
  expect(gift).toContain(text.giftUnused("$11,000.00"));
  expect(gift).not.toContain("get it back");
  expect(page({ earnest: "40000" })).toContain(text.earnestUnused("$11,000.00"));
});

it("what help must be repaid is said only where help is used", () => {
  expect(page({ help: "5000" })).toContain(text.repay);
  expect(page({ help: "5000", earnest: "29000" })).not.toContain(text.repay);
});
