import fc from "fast-check";
import { expect, it } from "vitest";
import { cashToClose } from "./cash-to-close.ts";

const none = { downPayment: 0, closingCosts: 0, prepaid: 0, sellerCredit: 0, help: 0, gift: 0, earnestMoney: 0 };

/** Each row by hand: what is needed less credits (of costs alone), earnest money, help and gift, down to nothing. */
it.each([
  {
    down: 20_000,
    costs: 9_000,
    prepaid: 3_000,
    credit: 5_000,
    help: 15_000,
    gift: 0,
    earnest: 2_000,
    cash: 32_000 - 5_000 - 2_000 - 15_000,
  },
  { down: 20_000, costs: 9_000, prepaid: 0, credit: 12_000, help: 0, gift: 0, earnest: 0, cash: 29_000 - 9_000 },
  { down: 14_000, costs: 8_000, prepaid: 2_500, credit: 0, help: 0, gift: 30_000, earnest: 1_000, cash: 0 },
  { down: 0, costs: 6_200, prepaid: 1_800, credit: 3_000, help: 0, gift: 1_500, earnest: 500, cash: 8_000 - 3_000 - 500 - 1_500 },
  { down: 80_000, costs: 7_000, prepaid: 4_000, credit: 0, help: 20_000, gift: 10_000, earnest: 5_000, cash: 91_000 - 35_000 },
])("%o", ({ down, costs, prepaid, credit, help, gift, earnest, cash }) => {
  const closing = { downPayment: down, closingCosts: costs, prepaid, sellerCredit: credit, help, gift, earnestMoney: earnest };
  expect(cashToClose(closing).cash).toBe(cash);
});

it("leaves a gift or help that is not needed unused; only earnest money is the buyer's to get back", () => {
  expect(cashToClose({ ...none, closingCosts: 9_000, gift: 12_000 })).toMatchObject({
    giftUsed: 9_000,
    giftUnused: 3_000,
    earnestUnused: 0,
    cash: 0,
  });
  expect(cashToClose({ ...none, closingCosts: 9_000, earnestMoney: 2_000, help: 8_000, gift: 500 })).toMatchObject({
    earnestUnused: 0,
    helpUsed: 7_000,
    helpUnused: 1_000,
    giftUnused: 500,
  });
  expect(cashToClose({ ...none, downPayment: 1_000, earnestMoney: 5_000 })).toMatchObject({ earnestUsed: 1_000, earnestUnused: 4_000 });
});

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

it("every cent that is needed comes from somewhere, and none twice", () => {
  fc.assert(
    fc.property(closings, (closing) => {
      const { needed, creditUsed, earnestUsed, helpUsed, giftUsed, cash, ...unused } = cashToClose(closing);
      expect(creditUsed + earnestUsed + helpUsed + giftUsed + cash).toBe(needed);
      expect(creditUsed + unused.creditUnused).toBe(closing.sellerCredit);
      expect(earnestUsed + unused.earnestUnused).toBe(closing.earnestMoney);
      expect(helpUsed + unused.helpUnused).toBe(closing.help);
      expect(giftUsed + unused.giftUnused).toBe(closing.gift);
      expect(Math.min(cash, ...Object.values(unused))).toBeGreaterThanOrEqual(0);
      if (cash > 0) expect([unused.earnestUnused, unused.helpUnused, unused.giftUnused]).toEqual([0, 0, 0]);
      if (unused.creditUnused > 0) expect(closing.sellerCredit).toBeGreaterThan(closing.closingCosts + closing.prepaid);
    }),
  );
});
