import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaymentCalculator } from "#app/features/calculators/monthly-payment/payment-calculator.tsx";
import { paymentRules } from "#app/features/calculators/monthly-payment/rules.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { entriesFrom } from "./rules.ts";

const numbers = "price=450000&down=5&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6";

function page(query: string): string {
  const parameters = new URLSearchParams(query);
  const entries = { ...entriesFrom(paymentRules, parameters), kept: parameters.get("kept") ?? "" };
  const markup = renderToStaticMarkup(<PaymentCalculator start={{ entries, isAsked: true }} figures={{}} typical={{}} />);
  return markup.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
const list = new Intl.ListFormat("en-US");
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<th scope="row"[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) => row.replace(/<[^>]+>/g, "|"));

it("a kept result is shown beside the current one, with what changed and by how much", () => {
  const kept = encodeURIComponent(numbers);
  const rows = rowsOf(page(`${numbers.replace("rate=6.5", "rate=6")}&kept=${kept}`)).map((row) => row.split("|").filter(Boolean));
  expect(rows).toContainEqual(["Interest rate", "6.5%", "6%"]);
  expect(rows).toContainEqual(["Principal and interest", "$2,702.09", "$2,563.08", "−$139.01"]);
  expect(rows).toContainEqual(["Property tax", "$208.33", "$208.33", "$0.00"]);
  expect(rows.some(([label]) => label === "Home price")).toBe(false);
});

it("a total that leaves something out says so, and is not compared with one that does not", () => {
  const incomplete = numbers.replace("&pmi=0.6", "");
  const { without, missing } = paymentTexts.en.coverage;
  const total = (query: string) =>
    rowsOf(page(query))
      .map((row) => row.split("|").filter(Boolean))
      .find(([label]) => label === "Monthly total");
  const [, kept, now, note, difference] = total(`${incomplete}&kept=${encodeURIComponent(numbers)}`) ?? [];
  expect([kept, now, note, difference]).toEqual(["$3,249.17", "$3,035.42", without(missing.mortgageInsurance), undefined]);
  expect(total(`${incomplete}&kept=${encodeURIComponent(incomplete)}`)).toContain("$0.00");
});

it("the hint about typical figures names what is still empty", () => {
  const typical = { rate: 980, isShareOfPrice: false, note: "" };
  const entries = { ...entriesFrom(paymentRules, new URLSearchParams(numbers)), insurance: "0.98", pmi: "", typical: "450000" };
  const fields = { insurance: typical, pmi: typical };
  const markup = renderToStaticMarkup(<PaymentCalculator start={{ entries, isAsked: true }} figures={{}} typical={fields} />);
  expect(markup).toContain(typicalTexts.en.stillEmpty("mortgage insurance per year"));
});

it("the link that keeps a result repeats its numbers, and no result is kept of what cannot be read", () => {
  const link = page(numbers).match(/href="(\?[^"]*kept=[^"]*)"/)?.[1] ?? "";
  expect(rowsOf(page(link.slice(1).replace("#calculator", ""))).join()).toContain("$0.00");
  expect(page(`${numbers}&kept=price%3Dx`)).not.toContain("Side by side");
});

it("the headline says that the payment is complete, or what is missing", () => {
  const { full, without, included, missing } = paymentTexts.en.coverage;
  const parts = [included.principalAndInterest, included.tax, included.insurance, included.mortgageInsurance];
  expect(page(numbers)).toContain(full(list.format(parts)));
  expect(page(numbers.replace("&tax=2500&insurance=1500", ""))).toContain(without(list.format([missing.tax, missing.insurance])));
});
