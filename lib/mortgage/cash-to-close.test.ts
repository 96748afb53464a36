import fc from "fast-check";
import { expect, it } from "vitest";
import { cashToClose } from "./cash-to-close.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 });
const closings = fc.record({
  downPayment: amount,
  closingCosts: amount,
  prepaid: amount,
  sellerCredit: amount,
  help: amount,
  gift: amount,
  earnestMoney: amount,
});

it("takes what others pay from what is needed", () => {
  const closingNumbers = {
    downPayment: 20_000,
    closingCosts: 9_000,
    prepaid: 3_000,
    sellerCredit: 5_000,
    help: 15_000,
    gift: 0,
    earnestMoney: 2_000,
  };
  expect(cashToClose(closingNumbers)).toEqual({
    needed: 32_000,
    creditUsed: 5_000,
    creditUnused: 0,
    helpUsed: 15_000,
    helpUnused: 0,
    surplus: 0,
    cash: 10_000,
  });
});

it("lets a seller pay costs alone", () => {
  const closingNumbers = { downPayment: 20_000, closingCosts: 9_000, prepaid: 0, sellerCredit: 12_000, help: 0, gift: 0, earnestMoney: 0 };
  expect(cashToClose(closingNumbers)).toMatchObject({ creditUsed: 9_000, creditUnused: 3_000, cash: 20_000 });
});

it("every cent that is needed comes from somewhere, and none twice", () => {
  fc.assert(
    fc.property(closings, (closing) => {
      const { needed, creditUsed, creditUnused, helpUsed, helpUnused, surplus, cash } = cashToClose(closing);
      expect(creditUsed + helpUsed + cash + closing.gift + closing.earnestMoney - surplus).toBe(needed);
      expect([creditUsed + creditUnused, helpUsed + helpUnused]).toEqual([closing.sellerCredit, closing.help]);
      expect(Math.min(cash, surplus, creditUnused, helpUnused)).toBeGreaterThanOrEqual(0);
      expect(cash === 0 || surplus === 0).toBe(true);
    }),
  );
});
