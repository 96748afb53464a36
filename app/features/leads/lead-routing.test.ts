import { describe, expect, it } from "vitest";
import { decideRouting, isAway, type RoutedLead, type RoutedOfficer, type RoutingRule } from "./lead-routing.ts";

const day = "2026-11-16";
const utah = { state: "UT", number: "1", from: "", until: "" } as const;

const officer = (loanOfficerId: number, more: Partial<RoutedOfficer> = {}): RoutedOfficer => ({
  loanOfficerId,
  isActive: true,
  languagesSpoken: ["en", "es"],
  specialties: [],
  licenses: [utah],
  awayFrom: null,
  awayUntil: null,
  deputyOfficerId: null,
  turn: 0,
  ...more,
});

let lastRule = 0;
const rule = (more: Partial<RoutingRule>): RoutingRule => ({
  routingRuleId: ++lastRule,
  condition: "always",
  language: null,
  homeState: null,
  product: null,
  target: "everyone",
  officerId: null,
  ...more,
});

const lead = (more: Partial<RoutedLead> = {}): RoutedLead => ({
  language: "en",
  pageOfficerId: null,
  homeState: null,
  product: null,
  ...more,
});

const fromPage = rule({ condition: "officerPage", target: "pageOfficer" });
const inSpanish = rule({ condition: "language", language: "es", target: "speakers" });
const toOffice = rule({ target: "office" });
const defaults = [fromPage, inSpanish, toOffice];

const decide = (rules: RoutingRule[], officers: RoutedOfficer[], about: Partial<RoutedLead> = {}) =>
  decideRouting({ rules, officers, lead: lead(about), day });

describe("a rule that speaks of a message", () => {
  it("is the first in their order", () => {
    const officers = [officer(1), officer(2, { turn: 3 })];
    expect(decide(defaults, officers, { pageOfficerId: 2, language: "es" })).toMatchObject({ officerId: 2, rule: fromPage, isTurn: false });
    expect(decide(defaults, officers, { language: "es" })).toMatchObject({ officerId: 1, rule: inSpanish, isTurn: true });
    expect(decide(defaults, officers)).toMatchObject({ officerId: null, rule: toOffice, isTurn: false });
  });

  it.each([
    ["language", { language: "es" }, { language: "es" }, { language: "en" }],
    ["homeState", { homeState: "UT" }, { homeState: "UT" }, { homeState: null }],
    ["product", { product: "va" }, { product: "va" }, { product: "fha" }],
  ] as const)("compares its %s", (condition, value, matching, other) => {
    const rules = [rule({ condition, ...value, target: "officer", officerId: 1 })];
    expect(decide(rules, [officer(1)], matching).officerId).toBe(1);
    expect(decide(rules, [officer(1)], other)).toMatchObject({ officerId: null, rule: undefined });
  });

  it("and without a matching officer falls through to the next", () => {
    const rules = [rule({ target: "officer", officerId: 1 }), rule({ target: "everyone" })];
    expect(decide(rules, [officer(1, { isActive: false }), officer(2)])).toMatchObject({ officerId: 2, rule: rules[1] });
    expect(decide(rules, [])).toMatchObject({ officerId: null, rule: undefined });
  });
});

describe("who gets a lead", () => {
  const named = [rule({ target: "officer", officerId: 1 })];

  it("is active and has a licence that is good today", () => {
    const expired = { ...utah, until: "2026-11-15" };
    const future = { ...utah, from: "2026-11-17" };
    for (const licenses of [[], [expired], [future]]) expect(decide(named, [officer(1, { licenses })]).officerId).toBeNull();
    expect(decide(named, [officer(1, { licenses: [{ ...utah, until: day }] })]).officerId).toBe(1);
    expect(decide(named, [officer(1, { isActive: false })]).officerId).toBeNull();
  });

  it("is licensed in the visitor's state, if that is known", () => {
    const nevada = { ...utah, state: "NV" } as const;
    expect(decide(named, [officer(1)], { homeState: "NV" }).officerId).toBeNull();
    expect(decide(named, [officer(1, { licenses: [utah, nevada] })], { homeState: "NV" }).officerId).toBe(1);
  });

  it("is the deputy of someone who is away, if that one is here and may", () => {
    const away = officer(1, { awayFrom: "2026-11-10", awayUntil: day, deputyOfficerId: 2 });
    expect(decide(named, [away, officer(2)])).toMatchObject({ officerId: 2, insteadOf: 1, isTurn: false });
    expect(decide(named, [away, officer(2, { awayFrom: day })]).officerId).toBeNull();
    expect(decide(named, [away, officer(2, { licenses: [] })]).officerId).toBeNull();
    expect(decide(named, [away]).officerId).toBeNull();
    // Someone who is here but not licensed has no lead to hand over.
    expect(decide(named, [officer(1, { licenses: [], deputyOfficerId: 2 }), officer(2)]).officerId).toBeNull();
  });

  it("of several is the one whose last turn is longest ago; the directory's order decides between equals", () => {
    const rules = [rule({ target: "everyone" })];
    expect(decide(rules, [officer(1, { turn: 5 }), officer(2, { turn: 4 })]).officerId).toBe(2);
    expect(decide(rules, [officer(9), officer(2)]).officerId).toBe(9);
    expect(
      decide(rules, [officer(1, { awayFrom: day, deputyOfficerId: 3 }), officer(2, { turn: 7 }), officer(3, { turn: 8 })]),
    ).toMatchObject({
      officerId: 2,
      insteadOf: undefined,
    });
  });

  it.each([
    ["speakers", { languagesSpoken: ["es"] }, { languagesSpoken: ["en"] }, { language: "es" }],
    ["specialists", { specialties: ["va"] }, { specialties: ["fha"] }, { product: "va" }],
    ["licensed", { licenses: [{ ...utah, state: "ID" }] }, {}, { homeState: "ID" }],
  ] as const)("in turn among %s is one of them", (target, able, unable, about) => {
    const rules = [rule({ target })];
    expect(decide(rules, [officer(1, unable), officer(2, { ...able, turn: 9 })], about).officerId).toBe(2);
    expect(decide(rules, [officer(1, unable)], about).officerId).toBeNull();
  });

  it("in turn among specialists or the licensed is empty when product or state is unknown", () => {
    for (const target of ["specialists", "licensed"] as const) {
      expect(decide([rule({ target })], [officer(1, { specialties: ["va"] })]).officerId).toBeNull();
    }
  });
});

it("an absence begins and ends with its days", () => {
  const trip = { awayFrom: "2026-11-16", awayUntil: "2026-11-18" };
  expect(["2026-11-15", "2026-11-16", "2026-11-18", "2026-11-19"].map((today) => isAway(trip, today))).toEqual([false, true, true, false]);
  expect(isAway({ awayFrom: "2026-11-16", awayUntil: null }, "2030-01-01")).toBe(true);
  expect(isAway({ awayFrom: null, awayUntil: "2026-11-18" }, "2026-11-01")).toBe(true);
  expect(isAway({ awayFrom: null, awayUntil: null }, day)).toBe(false);
});
