import { describe, expect, it } from "vitest";
import { officeDay } from "./dates.ts";
import { checkedFigure, limitParts, limitSentence, limitText, type ReadFigure, readFigure } from "./regulatory-limits.ts";

const parts = { value: "1.75", source: "HUD", checkedOn: "2026-11-15", validUntil: "2026-12-31" };
const limitJson = limitText(parts);

function storedFigure(text: string): ReadFigure {
  const figure = readFigure(text, "percent");
  if (!figure) throw new Error(`No figure: ${text}`);
  return figure;
}

describe("a stored figure", () => {
  it("is read in thousandths of a percent or in cents", () => {
    expect(readFigure(limitJson, "percent")).toEqual({ ...parts, amount: 1750, unit: "percent" });
    expect(readFigure(limitText({ ...parts, value: "$832,750" }), "dollars")?.amount).toBe(83_275_000);
  });

  it.each([
    "1.75",
    "",
    "null",
    "[]",
    "{}",
    limitText({ ...parts, value: "a lot" }),
    limitText({ ...parts, value: "1.23456" }),
    limitText({ ...parts, value: "100.001" }),
    limitText({ ...parts, source: " " }),
    limitText({ ...parts, checkedOn: "2026-02-30" }),
    limitText({ ...parts, validUntil: "soon" }),
    limitText({ ...parts, validUntil: "2026-11-14" }),
  ])("without a number, a source and its days is none: %s", (text) => {
    expect(readFigure(text, "percent")).toBeUndefined();
    expect(() => limitParts(text)).not.toThrow();
  });

  it("is a sentence where staff compare two", () => {
    expect(limitSentence(limitJson)).toBe("1.75 (HUD), checked on Nov 15, 2026, valid until Dec 31, 2026");
    expect(limitSentence("something else")).toBe("something else");
  });

  it("keeps its other parts while one of them makes no sense", () => {
    expect(limitParts(limitText({ ...parts, source: "", checkedOn: "2026-1" }))).toMatchObject({
      ...parts,
      source: "",
      checkedOn: "2026-1",
    });
  });

  it("may be stated until the end of its last day in Utah, and no longer", () => {
    const at = (instant: string) => checkedFigure(storedFigure(limitJson), "en", officeDay(new Date(instant)))?.amount;
    expect(at("2027-01-01T06:59:59Z")).toBe(1750);
    expect(at("2027-01-01T07:00:00Z")).toBeUndefined();
  });

  it("names its source in Spanish where there is a Spanish name", () => {
    const bilingualFigure = limitText({ ...parts, source: "Rule of thumb", sourceEs: "Regla práctica" });
    const source = (text: string) => checkedFigure(storedFigure(text), "es", "2026-11-20")?.source;
    expect([source(bilingualFigure), source(limitJson)]).toEqual(["Regla práctica", "HUD"]);
  });
});
