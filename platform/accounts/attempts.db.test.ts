import { describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { type Attempt, createAttempts, unlockSignIn } from "./attempts.server.ts";

const current = testDatabase();

const start = new Date("2026-03-01T08:00:00Z");
const clock = () => {
  let ms = start.getTime();
  return {
    now: () => new Date(ms),
    pass: (seconds: number) => {
      ms += seconds * 1000;
    },
  };
};

const ana = { address: "192.0.2.1", account: "ana@example.com" };
const stranger = { address: "198.51.100.7", account: ana.account };

const countAllowed = async (begin: () => Promise<unknown>, tries: number) => {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    await begin().then(
      () => count++,
      () => undefined,
    );
  }
  return count;
};
const waitOf = (begin: Promise<unknown>): Promise<number> =>
  begin.then(
    () => 0,
    (refusal: { retryAfter: number }) => refusal.retryAfter,
  );

describe("attempts", () => {
  it("that a fault of ours left undecided do not count", async () => {
    const attempts = createAttempts(current.db, clock().now);
    for (let outage = 0; outage < 12; outage++) await (await attempts.signIn(ana)).withdrawn();
    expect(await countAllowed(() => attempts.signIn(ana), 7)).toBe(5);
  });

  it("that were right clear the person's own and are given back to the address", async () => {
    const attempts = createAttempts(current.db, clock().now);
    for (let day = 0; day < 40; day++) await (await attempts.signIn(ana)).succeeded();
    await countAllowed(() => attempts.signIn(ana), 4);
    await (await attempts.signIn(ana)).succeeded();
    expect(await countAllowed(() => attempts.signIn(ana), 7)).toBe(5);
    expect(await countAllowed(() => attempts.strayStep(ana.address), 25)).toBe(21);
  });

  it("have to wait twice as long each time, and never longer than a quarter of an hour", async () => {
    const { now, pass } = clock();
    const attempts = createAttempts(current.db, now);
    await countAllowed(() => attempts.signIn(ana), 5);
    const waits: number[] = [];
    for (let guess = 0; guess < 13; guess++) {
      const wait = await waitOf(attempts.signIn(ana));
      waits.push(wait);
      pass(wait - 0.001);
      expect(await waitOf(attempts.signIn(ana))).toBeCloseTo(0.001);
      pass(0.001);
      await attempts.signIn(ana);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it("of one address against one account leave the person free to come from another", async () => {
    const { now, pass } = clock();
    const attempts = createAttempts(current.db, now);
    for (let hours = 0; hours < 12; hours++) {
      for (let tries = 0; tries < 4; tries++) {
        await countAllowed(() => attempts.signIn(stranger), 6);
        pass(900);
      }
    }
    expect(await waitOf(attempts.signIn(ana))).toBe(0);
  });

  it("from everywhere at once make an unknown browser wait, and a known one not", async () => {
    const { now } = clock();
    const attempts = createAttempts(current.db, now);
    for (let address = 0; address < 200; address++) await attempts.signIn({ ...stranger, address: `198.51.100.${address}` });
    expect(await waitOf(attempts.signIn(ana))).toBe(1);
    expect(await waitOf(attempts.signIn({ ...ana, deviceId: 1 }))).toBe(0);
  });

  it("of a known device have an end too, apart from every other", async () => {
    const attempts = createAttempts(current.db, clock().now);
    expect(await countAllowed(() => attempts.signIn({ ...ana, deviceId: 1 }), 12)).toBe(10);
    expect(await countAllowed(() => attempts.signIn({ ...ana, deviceId: 2 }), 1)).toBe(1);
    expect(await countAllowed(() => attempts.signIn(ana), 1)).toBe(1);
  });

  it("of one person are counted apart from another's", async () => {
    const attempts = createAttempts(current.db, clock().now);
    expect(await countAllowed(() => attempts.confirmation(1), 12)).toBe(10);
    expect(await countAllowed(() => attempts.confirmation(2), 1)).toBe(1);
  });

  it("at a second factor count per person from everywhere, apart by factor and known browser, and passkeys by address", async () => {
    const attempts = createAttempts(current.db, clock().now);
    const step = { address: ana.address, userId: 1, factor: "totp" } as const;
    let address = 0;
    const fromEverywhere = () => attempts.secondStep({ ...step, address: `198.51.100.${address++}` });
    expect(await countAllowed(fromEverywhere, 30)).toBe(10);
    expect(await waitOf(attempts.secondStep(step))).toBe(1);
    expect(await waitOf(attempts.secondStep({ ...step, userId: 2 }))).toBe(0);
    expect(await waitOf(attempts.secondStep({ ...step, factor: "recoveryCode" }))).toBe(0);
    expect(await countAllowed(() => attempts.secondStep({ ...step, deviceId: 1 }), 12)).toBe(10);
    expect(await countAllowed(() => attempts.secondStep({ ...step, factor: "passkey", address: "198.51.100.7" }), 22)).toBe(20);
    expect(await waitOf(attempts.secondStep({ ...step, factor: "passkey" }))).toBe(0);
    await unlockSignIn(current.db, ana.account, 1);
    const otherNode = createAttempts(current.db, clock().now);
    expect(await countAllowed(() => otherNode.secondStep(step), 12)).toBe(10);
  });

  it("that were right forgive those before them and none after them", async () => {
    const attempts = createAttempts(current.db, clock().now);
    const taken: Attempt[] = [];
    for (let tries = 0; tries < 10; tries++) taken.push(await attempts.confirmation(1));
    await taken[4]?.succeeded();
    expect(await waitOf(attempts.confirmation(1))).toBe(1);
    await taken[9]?.succeeded();
    const otherNode = createAttempts(current.db, clock().now);
    expect(await countAllowed(() => otherNode.confirmation(1), 12)).toBe(10);
  });

  it("from one IPv6 /48 have an end too, four times as far as from one /64", async () => {
    const attempts = createAttempts(current.db, clock().now);
    let network = 0;
    const fromSite = () => attempts.signIn({ address: `2001:db8:1:${(network++).toString(16)}::1`, account: ana.account });
    expect(await countAllowed(fromSite, 40)).toBe(20);
    expect(await waitOf(attempts.signIn({ address: "2001:db8:2::1", account: ana.account }))).toBe(0);
  });

  it("are forgotten when someone unlocks the account, and only that one", async () => {
    const { now, pass } = clock();
    const attempts = createAttempts(current.db, now);
    const bea = { ...ana, account: "bea@example.com" };
    await countAllowed(() => attempts.signIn(ana), 6);
    await countAllowed(() => attempts.signIn(bea), 6);
    await countAllowed(() => attempts.confirmation(1), 11);
    await unlockSignIn(current.db, ana.account, 1);
    // For a second a node goes by what the database said last.
    pass(0.5);
    expect(await waitOf(attempts.signIn(bea))).toBe(0.5);
    pass(0.5);
    await attempts.signIn(bea);
    expect(await countAllowed(() => attempts.signIn(ana), 6)).toBe(5);
    expect(await countAllowed(() => attempts.confirmation(1), 1)).toBe(1);
  });
});
