import { afterEach, describe, expect, it, vi } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { type Caller, testApp } from "#test/app.ts";

const { current, callWith, another, password } = testApp();

const email = "ana@example.com";
const addStaff = () => createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana" });

const attempt = async (call: Caller, json: { email: string; password: string }, headers: Record<string, string> = {}) =>
  call("POST", "/api/auth/sign-in/email", { json, headers });

const guesses = (call: Caller, count: number, guess: (index: number) => { email: string; headers?: Record<string, string> }) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { email, headers } = guess(index);
      return (await attempt(call, { email, password: "a wrong password" }, headers)).status;
    }),
  );

const counted = (statuses: number[]) => ({
  refused: statuses.filter((status) => status === 401).length,
  limited: statuses.filter((status) => status === 429).length,
});

afterEach(() => vi.useRealTimers());

describe("guessing passwords", () => {
  it("ends after ten for one account, also when all guesses come at once", async () => {
    await addStaff();
    const call = callWith("", another());
    expect(counted(await guesses(call, 25, () => ({ email })))).toEqual({ refused: 10, limited: 15 });
    const right = await attempt(call, { email, password });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(right.body).toMatchObject({ success: false, message: "Too many attempts; please wait a few minutes" });
  });

  it("is limited alike for an account that does not exist, however its address is spelt", async () => {
    const call = callWith("", another());
    const spellings = ["nobody@example.com", "NOBODY@example.com", " nobody@example.com "];
    const statuses = await guesses(call, 15, (index) => ({ email: spellings[index % 3] ?? "" }));
    expect(counted(statuses)).toEqual({ refused: 10, limited: 5 });
  });

  it("may go on after a quarter of an hour", async () => {
    await addStaff();
    const call = callWith("", another());
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await guesses(call, 11, () => ({ email }));
    expect((await attempt(call, { email, password })).status).toBe(429);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect((await attempt(call, { email, password })).status).toBe(200);
  });

  it("ends after thirty from one address, and a locked account costs its neighbours nothing", async () => {
    await addStaff();
    const call = callWith("", another());
    await guesses(call, 40, () => ({ email: "locked@example.com" }));
    expect(counted(await guesses(call, 25, (index) => ({ email: `nobody${index}@example.com` })))).toEqual({ refused: 20, limited: 5 });
    expect((await attempt(call, { email, password })).status).toBe(429);
  });

  it("costs nothing when the guess was right", async () => {
    await addStaff();
    const call = callWith("", another());
    for (let round = 0; round < 2; round++) {
      expect(counted(await guesses(call, 9, () => ({ email })))).toEqual({ refused: 9, limited: 0 });
      expect((await attempt(call, { email, password })).status).toBe(200);
    }
    for (let colleague = 0; colleague < 15; colleague++) expect((await attempt(call, { email, password })).status).toBe(200);
    expect(counted(await guesses(call, 14, (index) => ({ email: `nobody${index}@example.com` })))).toEqual({ refused: 12, limited: 2 });
  });
});

describe("the address that guesses are counted by", () => {
  const from = (header: (index: number) => string) => (index: number) => ({
    email: `nobody${index}@example.com`,
    headers: {
      "x-forwarded-for": header(index),
      "x-real-ip": header(index),
      forwarded: `for=${header(index)}`,
      "x-umbral-client-address": header(index),
    },
  });

  it("is not changed by forged headers while no proxy is trusted", async () => {
    const call = callWith("", another());
    expect(
      counted(
        await guesses(
          call,
          35,
          from((index) => `198.51.100.${index}`),
        ),
      ),
    ).toEqual({ refused: 30, limited: 5 });
  });

  it("is the hop that the trusted proxy wrote, not what the client put before it", async () => {
    const call = callWith("", another({ TRUST_PROXY: "1" }));
    const forged = from((index) => `198.51.100.${index}, 203.0.113.7`);
    expect(counted(await guesses(call, 35, forged))).toEqual({ refused: 30, limited: 5 });
    expect(
      counted(
        await guesses(
          call,
          2,
          from(() => "203.0.113.7, 203.0.113.8"),
        ),
      ),
    ).toEqual({ refused: 2, limited: 0 });
  });

  it("counts a whole IPv6 /64 as one", async () => {
    const call = callWith("", another({ TRUST_PROXY: "1" }));
    const household = from((index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(counted(await guesses(call, 35, household))).toEqual({ refused: 30, limited: 5 });
    expect(
      counted(
        await guesses(
          call,
          1,
          from(() => "2001:db8:1:3::1"),
        ),
      ),
    ).toEqual({ refused: 1, limited: 0 });
  });
});
