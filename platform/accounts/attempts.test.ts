import { describe, expect, it } from "vitest";
import { createAttempts } from "./attempts.server.ts";

const allowed = async (begin: () => Promise<unknown>, tries: number) => {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    await begin().then(
      () => count++,
      () => undefined,
    );
  }
  return count;
};

describe("attempts", () => {
  it("that a fault of ours left undecided do not count", async () => {
    const attempts = createAttempts();
    for (let outage = 0; outage < 40; outage++) await (await attempts.signIn("192.0.2.1", "ana@example.com")).withdrawn();
    expect(await allowed(() => attempts.signIn("192.0.2.1", "ana@example.com"), 12)).toBe(10);
  });

  it("that were right clear the account and are given back to the address", async () => {
    const attempts = createAttempts();
    for (let day = 0; day < 40; day++) await (await attempts.signIn("192.0.2.1", "ana@example.com")).succeeded();
    await allowed(() => attempts.signIn("192.0.2.1", "ana@example.com"), 9);
    await (await attempts.signIn("192.0.2.1", "ana@example.com")).succeeded();
    expect(await allowed(() => attempts.signIn("192.0.2.1", "ana@example.com"), 12)).toBe(10);
    expect(await allowed(() => attempts.secondFactor("192.0.2.1"), 15)).toBe(11);
  });

  it("of one person are counted apart from another's", async () => {
    const attempts = createAttempts();
    expect(await allowed(() => attempts.confirmation(1), 12)).toBe(10);
    expect(await allowed(() => attempts.confirmation(2), 1)).toBe(1);
  });

  it("with one code open once", async () => {
    const attempts = createAttempts();
    expect([await attempts.isFirstUse(1, "123456"), await attempts.isFirstUse(1, "123456")]).toEqual([true, false]);
    expect([await attempts.isFirstUse(1, "654321"), await attempts.isFirstUse(2, "123456")]).toEqual([true, true]);
  });
});
