import { describe, expect, it } from "vitest";
import { limitText, readFigure } from "#lib/regulatory-limits.ts";
import { type FigureKey, regulatoryLimitSettings } from "./regulatory-limit-settings.ts";
import { findDueLimits, limitsOf } from "./regulatory-limits.ts";

const keys = Object.keys(regulatoryLimitSettings) as FigureKey[];
const defaults = Object.fromEntries(keys.map((key) => [key, regulatoryLimitSettings[key].default])) as Record<FigureKey, string>;
const checked = new Date("2026-11-20T12:00:00Z");
const newYear = new Date("2027-01-01T12:00:00Z");

describe("the figures of the calculators", () => {
  it.each(keys)("%s has a number, a source, the day it was checked and a last day", (key) => {
    const { checkedOn = "", validUntil = "" } = readFigure(defaults[key], regulatoryLimitSettings[key].unit ?? "percent") ?? {};
    expect(checkedOn).not.toBe("");
    expect(checkedOn <= validUntil).toBe(true);
  });

  it("are stated until their last day, each by itself", () => {
    expect(limitsOf(defaults, "en", checked)["figures.conformingLimit"]).toMatchObject({ amount: 83_275_000, source: "FHFA" });
    const figuresLater = limitsOf(defaults, "en", newYear);
    expect(figuresLater["figures.conformingLimit"]).toBeUndefined();
    expect(figuresLater["figures.fha.upfront"]).toMatchObject({ amount: 1750 });
  });
});

describe("the dashboard", () => {
  const resources = keys.map((context, index) => ({ webResourceId: index + 1, context, value: defaults[context] }));
  const dueAt = (rows: typeof resources, now: Date) => findDueLimits(rows, now).map(({ key, detail }) => `${key}: ${detail}`);

  it("asks for a figure a month before its last day, and says when visitors no longer see it", () => {
    expect(dueAt(resources, checked)).toEqual([]);
    expect(dueAt(resources, new Date("2026-12-02T12:00:00Z"))).toEqual(["figures.conformingLimit: Valid until Dec 31, 2026"]);
    expect(dueAt(resources, newYear)).toEqual([`figures.conformingLimit: Out of date since Dec 31, 2026: visitors read "ask us" instead`]);
  });

  it("judges the default where staff have stored nothing, and what they stored where they have", () => {
    expect(findDueLimits([], newYear)).toMatchObject([{ key: "figures.conformingLimit", webResourceId: undefined }]);
    const value = limitText({ value: "850,000", source: "FHFA", checkedOn: "2026-12-01", validUntil: "2027-12-31" });
    const renewal = resources.map((row) => (row.context === "figures.conformingLimit" ? { ...row, value } : row));
    expect(dueAt(renewal, newYear)).toEqual([]);
  });
});
