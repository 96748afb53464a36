import { describe, expect, it } from "vitest";
import { convertedDown, entriesFrom, exampleEntries, readEntries } from "./entries.ts";

const asked = (query: string) => readEntries(entriesFrom(new URLSearchParams(query)));

describe("the calculator's entries", () => {
  it("are the example's where the address says nothing", () => {
    expect(asked("").mortgage).toEqual({
      price: 45_000_000,
      downPayment: 2_250_000,
      rate: 6500,
      months: 360,
      yearlyTax: 250_000,
      yearlyInsurance: 150_000,
      mortgageInsuranceRate: 600,
    });
  });

  it("take the down payment in dollars or in percent", () => {
    expect(asked("price=300000&down=60000&downUnit=amount").mortgage?.downPayment).toBe(6_000_000);
    expect(asked("price=300000&down=12.5&downUnit=percent").mortgage?.downPayment).toBe(3_750_000);
  });

  it("take an empty cost as none, and refuse an empty price or rate", () => {
    expect(asked("down=&tax=&insurance=&pmi=").mortgage).toMatchObject({
      downPayment: 0,
      yearlyTax: 0,
      yearlyInsurance: 0,
      mortgageInsuranceRate: 0,
    });
    expect(asked("price=&rate=").problems).toEqual({ price: { kind: "missing" }, rate: { kind: "missing" } });
  });

  it.each([
    ["price=abc", { price: { kind: "missing" } }],
    ["price=-1", { price: { kind: "missing" } }],
    ["price=999", { price: { kind: "range", min: 100_000, max: 10_000_000_000 } }],
    ["price=100000000.01", { price: { kind: "range", min: 100_000, max: 10_000_000_000 } }],
    ["down=101", { down: { kind: "range", min: 0, max: 100_000 } }],
    ["down=450000.01&downUnit=amount", { down: { kind: "abovePrice" } }],
    ["rate=31", { rate: { kind: "range", min: 0, max: 30_000 } }],
    ["rate=1e1", { rate: { kind: "missing" } }],
    ["years=31", { years: { kind: "missing" } }],
    ["years=__proto__", { years: { kind: "missing" } }],
    ["tax=NaN", { tax: { kind: "missing" } }],
    ["insurance=1000001", { insurance: { kind: "range", min: 0, max: 100_000_000 } }],
    ["pmi=5.001", { pmi: { kind: "range", min: 0, max: 5_000 } }],
  ])("refuse %s by name of the field", (query, problems) => {
    expect(asked(query).problems).toEqual(problems);
  });

  it("echo no more of a hostile address than a number needs", () => {
    expect(entriesFrom(new URLSearchParams({ price: "9".repeat(100_000) })).price).toHaveLength(24);
  });

  it("keep the down payment when its unit changes", () => {
    expect(convertedDown({ ...exampleEntries, down: "5" }, "amount")).toBe("22500");
    expect(convertedDown({ ...exampleEntries, down: "22,500" }, "percent")).toBe("5");
    expect(convertedDown({ ...exampleEntries, down: "?" }, "percent")).toBeUndefined();
  });
});
