import fc from "fast-check";
import { expect, it } from "vitest";
import { roundedQuotient } from "#lib/decimal.ts";
import { share } from "./amounts.ts";

it("a share is the exact quotient to the nearest whole, a half going up, however large", () => {
  const cases = fc.record({
    amount: fc.integer({ min: 0, max: 2 ** 50 }),
    part: fc.integer({ min: 0, max: 200_000 }),
    whole: fc.constantFrom(2, 12, 480, 100_000, 1_200_000),
  });
  fc.assert(
    fc.property(cases, ({ amount, part, whole }) => {
      fc.pre((amount * part) / whole < 2 ** 52);
      expect(BigInt(share(amount, part, whole))).toBe(roundedQuotient(BigInt(amount) * BigInt(part), BigInt(whole)));
    }),
    { numRuns: 500 },
  );
  expect([share(1, 1, 2), share(3, 1, 2), share(5, 1, 12), share(6, 1, 12)]).toEqual([1, 2, 0, 1]);
});
