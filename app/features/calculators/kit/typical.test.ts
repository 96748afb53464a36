import { describe, expect, it } from "vitest";
import { affordabilityTypicalSources } from "#app/features/calculators/how-much-home/rules.ts";
import { paymentRules, paymentTypicalSources } from "#app/features/calculators/monthly-payment/rules.ts";
import { typicalFieldsFrom } from "#app/features/calculators/public/typical-fields.server.ts";
import { rentOrBuyTypicalSources } from "#app/features/calculators/rent-or-buy/rules.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { fillTypical, isNeeded, isPriceAwaited, typicalNotes } from "./typical.ts";

const figuresOn = (day: string, language: "en" | "es" = "en") =>
  limitsOf(defaultSettings(language), language, new Date(`${day}T12:00:00Z`));
const fields = typicalFieldsFrom(paymentTypicalSources, figuresOn("2026-11-20"), "en");
const empty = { price: "450,000", program: "conventional", rate: "", years: "", tax: "", insurance: "", pmi: "", hoa: "", typical: "" };
const fill = (changes: Record<string, string>) => fillTypical(fields, { ...empty, ...changes }, { isAsked: true });

describe("typical Utah figures", () => {
  it("fill in tax, insurance and mortgage insurance, never a price, a rate or a term", () => {
    expect(fill({})).toEqual({ ...empty, tax: "2475", insurance: "1800", pmi: "0.98", typical: "450000" });
    for (const name of ["price", "down", "program", "rate", "years", "buydown", "hoa"] as const) {
      expect(paymentRules).toHaveProperty(name);
      expect(fields).not.toHaveProperty(name);
    }
  });

  it("leave alone what the visitor typed", () => {
    expect(fill({ tax: "3,000" })).toMatchObject({ tax: "3,000", insurance: "1800" });
    expect(fill({ program: "fha" })).toMatchObject({ tax: "2475", pmi: "" });
    expect(["tax", "pmi"].filter((name) => isNeeded(name, { program: "usda" }))).toEqual(["tax"]);
  });

  it("are marked with source and date until they are changed", () => {
    const notes = typicalNotes(fields, fill({}));
    expect(Object.keys(notes)).toEqual(["tax", "insurance", "pmi"]);
    expect(notes.tax).toMatch(/0\.55% of the price.*checked on November 17, 2026/);
    expect(notes.tax).toMatch(/^Typical for Utah: /);
    expect(notes.insurance).toMatch(/^Example: .*not a published figure/);
    expect(notes.insurance).not.toContain("checked on");
    expect(Object.keys(typicalNotes(fields, { ...fill({}), tax: "2476" }))).toEqual(["insurance", "pmi"]);
    expect(typicalNotes(fields, { ...fill({}), typical: "" })).toEqual({});
  });

  it("follow the price while they are unchanged, and stay empty once cleared", () => {
    const later = { ...fill({}), price: "500000", insurance: "" };
    expect(fillTypical(fields, later, { isAsked: false })).toMatchObject({ tax: "2750", insurance: "", pmi: "0.98", typical: "500000" });
    expect(fillTypical(fields, { ...later, price: "5" }, { isAsked: false })).toMatchObject({ tax: "2475", typical: "450000" });
    expect(fillTypical(fields, { ...later, tax: "1", pmi: "" }, { isAsked: false })).toMatchObject({ tax: "1", typical: "" });
  });

  it("fill in mortgage insurance when the loan becomes conventional, but only once they are in use", () => {
    const previous = fill({ program: "fha" });
    const changed = { ...previous, program: "conventional" };
    expect(fillTypical(fields, changed, { isAsked: false, previous })).toMatchObject({ pmi: "0.98", typical: "450000" });
    expect(fillTypical(fields, { ...changed, pmi: "0.5" }, { isAsked: false, previous })).toMatchObject({ pmi: "0.5" });
    expect(fillTypical(fields, changed, { isAsked: false, previous: changed })).toMatchObject({ pmi: "" });
    const unasked = { ...empty, program: "fha" };
    expect(fillTypical(fields, empty, { isAsked: false, previous: unasked })).toMatchObject({ pmi: "", typical: "" });
  });

  it("need the price for amounts in dollars, and no price for percentages", () => {
    expect(fill({ price: "" })).toMatchObject({ tax: "", insurance: "", pmi: "0.98" });
    expect(fill({ price: "many" })).toMatchObject({ tax: "", pmi: "0.98" });
    const awaited = fill({ price: "" });
    expect(fillTypical(fields, { ...awaited, price: "300000" }, { isAsked: false })).toMatchObject({ tax: "1650", insurance: "1200" });
    const percentages = typicalFieldsFrom(affordabilityTypicalSources, figuresOn("2026-11-20"), "es");
    const filled = fillTypical(percentages, { income: "90000", costs: "", pmi: "" }, { isAsked: true });
    expect(filled).toMatchObject({ costs: "0.95", pmi: "0.98", typical: "yes" });
    expect(typicalNotes(percentages, filled).costs).toMatch(/impuesto sobre la propiedad.*17 de noviembre de 2026/);
  });

  it.each(["conventional", "fha", "va", "usda"])("are remembered for a %s loan until the price is complete", (program) => {
    let entries = fill({ price: "", program });
    expect(isPriceAwaited(entries)).toBe(true);
    for (const price of ["3", "30", "300000"]) entries = fillTypical(fields, { ...entries, price }, { isAsked: false });
    expect(entries).toMatchObject({ tax: "1650", insurance: "1200", typical: "300000" });
    expect(isPriceAwaited(entries)).toBe(false);
  });

  it("use the unit that the visitor chose, and keep the cost when the unit changes", () => {
    const closing = typicalFieldsFrom(rentOrBuyTypicalSources, figuresOn("2026-11-20"), "en");
    const filled = fillTypical(closing, { price: "400000", closing: "", closingUnit: "percent", costs: "1", pmi: "1" }, { isAsked: true });
    expect(filled).toMatchObject({ closing: "3", typical: "400000" });
    expect(fillTypical(closing, { ...filled, closingUnit: "amount" }, { isAsked: false })).toMatchObject({ closing: "12000" });
  });

  it("are left out after their last day", () => {
    expect(typicalFieldsFrom(paymentTypicalSources, figuresOn("2027-07-01"), "en")).toEqual({});
  });
});
