import { describe, expect, it } from "vitest";
import { calculatorNames } from "#app/features/calculators/kit/catalog.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { attachedCalculationFrom } from "./attached-calculation.server.ts";

const queries: Record<(typeof calculatorNames)[number], string> = {
  "monthly-payment": "price=450,000&down=5&program=conventional&rate=6.5&years=30&pmi=0",
  "how-much-home": "income=96000&rate=6.5&years=30",
  "cash-to-close": "price=400000&down=5&closing=9000&closingUnit=amount",
  refinance: "balance=300000&oldRate=7.5&left=324&rate=6&years=30&costs=6000&financed=added&stay=7",
  "rent-or-buy": "rent=1900&price=400000&down=20000&downUnit=amount&rate=6.5&years=30&stay=10",
};
const writtenText = (query: string, language: "en" | "es" = "en") =>
  attachedCalculationFrom(new URLSearchParams(query), {}, language, defaultSettings(language));

describe("numbers that an address brings to the contact form", () => {
  it.each(calculatorNames)("are written out for %s in both languages, with what was answered", (name) => {
    const [english, spanish] = (["en", "es"] as const).map((language) => writtenText(`calculator=${name}&${queries[name]}`, language));
    expect(english?.title).toMatch(/^From the calculator: .+not an offer/);
    expect(spanish?.title).toMatch(/^De la calculadora: .+no una oferta/);
    expect(english?.lines.length).toBe(spanish?.lines.length);
    expect(english?.lines.join("\n")).not.toMatch(/undefined|NaN/);
  });

  it("are in the words of the form: amounts, percentages and choices", () => {
    expect(writtenText(`calculator=monthly-payment&${queries["monthly-payment"]}`)?.lines).toEqual([
      "Home price: $450,000",
      "Down payment: 5%",
      "Kind of loan: Conventional",
      "Interest rate: 6.5%",
      "Loan term: 30 years",
      "Mortgage insurance per year: 0%",
      "Monthly total: $2,702.09",
      expect.stringMatching(/not include taxes and insurance/),
      "Loan amount: $427,500.00",
    ]);
    expect(writtenText(`calculator=monthly-payment&${queries["monthly-payment"]}&buydown=1-0`)?.lines).toContain(
      "Temporary buydown: 1-0: lower for one year",
    );
    expect(writtenText(`calculator=refinance&${queries.refinance}`, "es")?.lines).toContain(
      "Pago de los costos de cierre: Se suman al préstamo",
    );
  });

  it.each([
    "",
    "calculator=other",
    "calculator=__proto__",
    "calculator=refinance",
    "calculator=refinance&balance=Call+1-900-SCAM",
    `calculator=monthly-payment&${queries["monthly-payment"]}&price=x`.replace("price=450,000&", ""),
  ])("are nothing where they are not complete numbers: %s", (query) => {
    expect(writtenText(query)).toBeUndefined();
  });
});
