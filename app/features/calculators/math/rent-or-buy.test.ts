import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimatePurchase } from "./purchase.ts";
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
  insuranceRate: 0,
  maintenanceRate: 0,
  valueGrowth: 0,
  savingsRate: 0,
  sellingRate: 0,
  years: 10,
};

describe("owning a home without a loan, costs or growth", () => {
  it("is ahead of renting by the rents that were not paid", () => {
    const { years, ahead } = compareRentAndBuy(plainCase);
    expect(ahead).toEqual([{ from: 1, to: 10 }]);
    expect(years[9]).toMatchObject({ owning: dollars(240_000 + 180_000), renting: dollars(240_000) });
  });

  it("is behind by closing and selling costs where living is free", () => {
    const { years, ahead } = compareRentAndBuy({ ...plainCase, rent: 0, closingCosts: dollars(5_000), sellingRate: 6_000 });
    expect(ahead).toEqual([]);
    expect(years[0]).toMatchObject({ owning: dollars(225_600), renting: dollars(245_000) });
  });
});

it("the first month costs what the monthly payment calculator says for the same figures", () => {
  const home = { price: dollars(350_000), downPayment: dollars(52_500), rate: 7_500, months: 360, insuranceRate: 980, monthlyDues: 0 };
  const { monthlyTotal, tax, insurance } = estimatePurchase(
    { ...home, program: "conventional", vaUse: "first", yearlyTax: dollars(1_925), yearlyInsurance: dollars(1_400) },
    {},
  );
  expect(compareRentAndBuy({ ...plainCase, ...home, yearlyCosts: dollars(3_325) }).firstMonthOwning).toBe(monthlyTotal);
  expect((tax ?? 0) + (insurance ?? 0)).toBe(dollars(277.08));
});

describe("a home that loses value", () => {
  it("is worth less each year, and a sale may leave a debt", () => {
    const { years } = compareRentAndBuy({ ...plainCase, downPayment: 0, valueGrowth: -2_000, sellingRate: 6_000, years: 2 });
    // 240,000 less 2 % twice; 6 % of it to sell; the loan of 240,000 at 6 % has hardly fallen.
    expect(years[1]?.homeValue).toBe(dollars(230_496));
    expect(years[1]?.fromSale).toBe(dollars(230_496 * 0.94) - (years[1]?.balance ?? 0));
    expect(years[1]?.fromSale).toBeLessThan(0);
  });

  it("costs no less to keep than before", () => {
    const costs = { ...plainCase, yearlyCosts: dollars(2_400), monthlyDues: dollars(50), maintenanceRate: 1_000, rent: 0, years: 3 };
    const falling = compareRentAndBuy({ ...costs, valueGrowth: -5_000 }).years.at(-1)?.renting;
    expect(falling).toBe(compareRentAndBuy(costs).years.at(-1)?.renting);
  });
});

describe("mortgage insurance", () => {
  const insured: RentOrBuy = { ...plainCase, rent: 0, downPayment: dollars(12_000), insuranceRate: 600, years: 30 };

  it("is owed until the schedule reaches 78 % of the price, and not a month longer", () => {
    const [withInsurance, without] = [compareRentAndBuy(insured), compareRentAndBuy({ ...insured, insuranceRate: 0 })];
    const premium = dollars((228_000 * 0.006) / 12);
    const payment = (228_000 * 0.005) / (1 - 1.005 ** -360);
    const balanceAfter = (month: number) => 228_000 * 1.005 ** month - (payment * (1.005 ** month - 1)) / 0.005;
    const months = Array.from({ length: 360 }, (_, index) => index + 1).find((month) => balanceAfter(month) <= 0.78 * 240_000) ?? 0;
    expect(withInsurance.insuredMonths).toBe(months);
    expect(withInsurance.firstMonthOwning - without.firstMonthOwning).toBe(premium);
    const extra = (year: number) => (withInsurance.years[year - 1]?.renting ?? 0) - (without.years[year - 1]?.renting ?? 0);
    expect([extra(1), extra(30)]).toEqual([12 * premium, months * premium]);
  });

  it("is not owed with a fifth of the price down", () => {
    expect(compareRentAndBuy({ ...insured, downPayment: dollars(48_000) }).insuredMonths).toBe(0);
  });
});

/** Both paths month by month in floating dollars, with the balance from its closed formula. */
function simulated(each: {
  rent: number;
  price: number;
  down: number;
  rate: number;
  term: number;
  costs: number;
  hoa: number;
  years: number;
  growth: number;
  rentGrowth: number;
  savings: number;
  selling: number;
  closing: number;
  upkeep: number;
}) {
  const borrowed = each.price - each.down;
  const monthly = each.rate / 1200;
  const payment = monthly === 0 ? borrowed / (12 * each.term) : (borrowed * monthly) / (1 - (1 + monthly) ** (-12 * each.term));
  const balance = (month: number) =>
    month >= 12 * each.term
      ? 0
      : monthly === 0
        ? borrowed - payment * month
        : borrowed * (1 + monthly) ** month - (payment * ((1 + monthly) ** month - 1)) / monthly;
  let [owner, renter] = [0, each.down + each.closing];
  for (let month = 0; month < 12 * each.years; month++) {
    const year = Math.floor(month / 12);
    const value = (1 + each.growth / 100) ** year;
    const owning = (month < 12 * each.term ? payment : 0) + value * (each.costs / 12 + each.hoa + (each.price * each.upkeep) / 1200);
    const difference = owning - each.rent * (1 + each.rentGrowth / 100) ** year;
    owner = owner * (1 + each.savings / 1200) + Math.max(0, -difference);
    renter = renter * (1 + each.savings / 1200) + Math.max(0, difference);
  }
  const finalValue = each.price * (1 + each.growth / 100) ** each.years;
  return { owning: finalValue * (1 - each.selling / 100) - balance(12 * each.years) + owner, renting: renter };
}

describe("what either would own by closed formulas", () => {
  const usual = { rent: 1_900, price: 400_000, down: 80_000, rate: 6.5, term: 30, costs: 3_600, hoa: 150, years: 10 };
  const future = { growth: 3, rentGrowth: 3, savings: 4, selling: 6, closing: 12_000, upkeep: 1 };
  it.each([
    { ...usual, ...future },
    { ...usual, ...future, rent: 3_200, years: 25, savings: 1 },
    { ...usual, ...future, rate: 0, term: 10, years: 15, growth: 0 },
    { ...usual, ...future, price: 250_000, down: 250_000, rent: 1_200, years: 7, selling: 0 },
  ])("%o", (each) => {
    const last = compareRentAndBuy({
      rent: dollars(each.rent),
      rentGrowth: 1000 * each.rentGrowth,
      price: dollars(each.price),
      downPayment: dollars(each.down),
      rate: 1000 * each.rate,
      months: 12 * each.term,
      closingCosts: dollars(each.closing),
      yearlyCosts: dollars(each.costs),
      monthlyDues: dollars(each.hoa),
      insuranceRate: 0,
      maintenanceRate: 1000 * each.upkeep,
      valueGrowth: 1000 * each.growth,
      savingsRate: 1000 * each.savings,
      sellingRate: 1000 * each.selling,
      years: each.years,
    }).years.at(-1);
    const expected = simulated(each);
    expect(Math.abs((last?.owning ?? 0) / 100 - expected.owning)).toBeLessThan(20);
    expect(Math.abs((last?.renting ?? 0) / 100 - expected.renting)).toBeLessThan(20);
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
  insuranceRate: fc.integer({ min: 0, max: 5_000 }),
  maintenanceRate: fc.integer({ min: 0, max: 5_000 }),
  valueGrowth: fc.integer({ min: -20_000, max: 20_000 }),
  savingsRate: fc.integer({ min: 0, max: 20_000 }),
  sellingRate: fc.integer({ min: 0, max: 20_000 }),
  years: fc.integer({ min: 1, max: 40 }),
});

describe("any comparison", () => {
  it("is ahead in the years at whose end owning leaves as much or more, and in no other", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { years, ahead } = compareRentAndBuy(given);
        expect(years).toHaveLength(given.years);
        for (const { year, owning, renting } of years) {
          expect(ahead.some(({ from, to }) => from <= year && year <= to)).toBe(owning >= renting);
        }
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
          insuranceRate: 0,
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
