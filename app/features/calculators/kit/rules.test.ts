import { describe, expect, it } from "vitest";
import { convertedDown, downPaymentRules, partOf } from "./down-payment.ts";
import { type Entries, entriesFrom, optional, queryFrom, readEntries, requiredChoice, requiredNumber } from "./rules.ts";

const rules = {
  price: requiredNumber("money", { min: 100_000, max: 10_000_000_000 }),
  rate: requiredNumber("rate", { max: 30_000 }),
  years: requiredChoice(["30", "15"]),
  left: optional("count", { min: 1, max: 480 }),
  ...downPaymentRules,
};
const complete = { price: "$450,000", rate: "6.5 %", years: "30", down: "5" };

describe("entries", () => {
  it("are read in cents, thousandths of a percent and whole counts; what is left empty is nothing", () => {
    const { values } = readEntries(rules, complete);
    expect(values).toEqual({ price: 45_000_000, rate: 6_500, years: "30", down: 5_000, downUnit: undefined, left: undefined });
    expect(readEntries(rules, { ...complete, down: "22,500", downUnit: "amount", left: "12" }).values).toMatchObject({
      down: 2_250_000,
      left: 12,
    });
  });

  it("name each field that cannot be used, and how", () => {
    const { problems } = readEntries(rules, { price: "many", rate: "31", years: "40", down: "101", left: "1.5" });
    expect(problems).toEqual({
      price: { kind: "noNumber", of: "money" },
      rate: { kind: "range", of: "rate", min: 0, max: 30_000 },
      years: { kind: "noChoice" },
      down: { kind: "range", of: "rate", min: 0, max: 100_000 },
      left: { kind: "noNumber", of: "count" },
    });
    expect(readEntries(rules, {}).problems).toEqual({ price: { kind: "missing" }, rate: { kind: "missing" }, years: { kind: "missing" } });
  });

  it("understand a decimal comma where it can mean nothing else, and name the field elsewhere", () => {
    const read = (changes: Entries) => readEntries(rules, { ...complete, ...changes });
    expect(read({ rate: "6,5" }).values).toMatchObject({ rate: 6_500 });
    expect(read({ down: "3,5" }).values).toMatchObject({ down: 3_500 });
    expect(read({ price: "450,000" }).values).toMatchObject({ price: 45_000_000 });
    expect(read({ down: "22,500" }).problems).toEqual({ down: { kind: "range", of: "rate", min: 0, max: 100_000 } });
    expect(read({ price: "1500,50" }).problems).toEqual({ price: { kind: "noNumber", of: "money" } });
    expect(read({ left: "2,5" }).problems).toEqual({ left: { kind: "noNumber", of: "count" } });
  });

  it("may be negative where a rule lets them, with any of the signs that keyboards write", () => {
    const signed = { change: optional("rate", { min: -20_000, max: 20_000 }) };
    expect(["-2", "−2,5", "–0.5", "-0"].map((change) => readEntries(signed, { change }).values?.change)).toEqual([-2_000, -2_500, -500, 0]);
    expect(readEntries(signed, { change: "-21" }).problems).toMatchObject({ change: { kind: "range" } });
    expect(readEntries(signed, { change: "--2" }).problems).toMatchObject({ change: { kind: "noNumber" } });
    expect(readEntries(rules, { ...complete, rate: "-1" }).problems).toMatchObject({ rate: { kind: "range", min: 0 } });
  });

  it("are checked against each other once each is fine by itself", () => {
    const check = () => ({ down: { kind: "abovePrice" } as const });
    expect(readEntries(rules, complete, check).problems).toEqual({ down: { kind: "abovePrice" } });
    expect(readEntries(rules, { ...complete, rate: "" }, check).problems).toEqual({ rate: { kind: "missing" } });
  });

  it("come from an address and go back to it, without what it does not know and what is empty", () => {
    const entries = entriesFrom(rules, new URLSearchParams(`price=1&rate=${"9".repeat(99)}&__proto__=2&other=3`));
    expect(entries).toMatchObject({ price: "1", rate: "9".repeat(24), years: "" });
    expect(Object.keys(entries)).toEqual(Object.keys(rules));
    expect(String(queryFrom({ price: "450,000", rate: " ", years: "" }))).toBe("price=450%2C000");
  });
});

describe("a down payment", () => {
  it("is a part of the price unless it is given in dollars", () => {
    expect([partOf(45_000_000, 5_000, undefined), partOf(45_000_000, 5_000, "amount"), partOf(45_000_000, undefined, "percent")]).toEqual([
      2_250_000, 5_000, 0,
    ]);
  });

  it("stays the same when its unit changes", () => {
    expect(convertedDown({ price: "450,000", down: "5", downUnit: "amount" })).toBe("22500");
    expect(convertedDown({ price: "450,000", down: "90000", downUnit: "percent" })).toBe("20");
    expect(convertedDown({ price: "450,000", down: "3,5", downUnit: "amount" })).toBe("15750");
    expect(convertedDown({ price: "", down: "5", downUnit: "amount" })).toBeUndefined();
  });
});
