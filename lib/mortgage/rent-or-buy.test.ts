import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRentAndBuy, type RentOrBuy } from "./rent-or-buy.ts";

const dollars = (amount: number) => Math.round(amount * 100);

const plainCase: RentOrBuy = {
  rent: dollars(1_500),
  rentGrowth: 0,
  price: dollars(240_000),
  downPayment: dollars(240_000),
  rate: 6_000,
  months: 360,
  closingCosts: 0,
  yearlyCosts: 0,
  monthlyDues: 0,
  maintenanceRate: 0,
  valueGrowth: 0,
  savingsRate: 0,
  sellingRate: 0,
  years: 10,
};

describe("owning a home without a loan, costs or growth", () => {
  it("is ahead of renting by the rents that were not paid", () => {
    const { years, breakEven } = compareRentAndBuy(plainCase);
    expect(breakEven).toBe(1);
    expect(years[9]).toMatchObject({ owning: dollars(240_000 + 180_000), renting: dollars(240_000) });
  });

  it("is behind by closing and selling costs where living is free", () => {
    const { years, breakEven } = compareRentAndBuy({ ...plainCase, rent: 0, closingCosts: dollars(5_000), sellingRate: 6_000 });
    expect(breakEven).toBeUndefined();
    expect(years[0]).toMatchObject({ owning: dollars(225_600), renting: dollars(245_000) });
  });
});

const cases = fc.record({
  rent: fc.integer({ min: 0, max: dollars(10_000) }),
  rentGrowth: fc.integer({ min: 0, max: 20_000 }),
  price: fc.integer({ min: dollars(10_000), max: dollars(3_000_000) }),
  downPayment: fc.integer({ min: 0, max: dollars(10_000) }),
  rate: fc.integer({ min: 0, max: 20_000 }),
  months: fc.constantFrom(120, 180, 360),
  closingCosts: fc.integer({ min: 0, max: dollars(50_000) }),
  yearlyCosts: fc.integer({ min: 0, max: dollars(20_000) }),
  monthlyDues: fc.integer({ min: 0, max: dollars(1_000) }),
  maintenanceRate: fc.integer({ min: 0, max: 5_000 }),
  valueGrowth: fc.integer({ min: 0, max: 20_000 }),
  savingsRate: fc.integer({ min: 0, max: 20_000 }),
  sellingRate: fc.integer({ min: 0, max: 20_000 }),
  years: fc.integer({ min: 1, max: 40 }),
});

describe("any comparison", () => {
  it("breaks even in the first year in which owning leaves more", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { years, breakEven } = compareRentAndBuy(given);
        expect(years).toHaveLength(given.years);
        expect(years.slice(0, (breakEven ?? given.years + 1) - 1).every(({ owning, renting }) => owning < renting)).toBe(true);
        const at = years[(breakEven ?? 0) - 1];
        if (at) expect(at.owning).toBeGreaterThanOrEqual(at.renting);
      }),
      { numRuns: 100 },
    );
  });

  it("without growth or interest on savings, both have spent the same: wealth differs by rent, interest, upkeep and costs", () => {
    fc.assert(
      fc.property(cases, (each) => {
        const scenario = {
          ...each,
          rentGrowth: 0,
          valueGrowth: 0,
          savingsRate: 0,
          sellingRate: 0,
          maintenanceRate: 0,
          rate: 0,
          yearlyCosts: 0,
        };
        const { owning = 0, renting = 0, balance = 0 } = compareRentAndBuy(scenario).years.at(-1) ?? {};
        const months = 12 * scenario.years;
        const paidBack = scenario.price - scenario.downPayment - balance;
        const spentOwning = scenario.downPayment + scenario.closingCosts + paidBack + months * scenario.monthlyDues;
        expect(owning - (scenario.price - balance) + spentOwning).toBe(renting + months * scenario.rent);
      }),
      { numRuns: 100 },
    );
  });

  it("a higher rent never makes renting better", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const lead = (rent: number) => {
          const last = compareRentAndBuy({ ...given, rent }).years.at(-1);
          return (last?.owning ?? 0) - (last?.renting ?? 0);
        };
        expect(lead(given.rent + dollars(10))).toBeGreaterThanOrEqual(lead(given.rent));
      }),
      { numRuns: 50 },
    );
  });
});
