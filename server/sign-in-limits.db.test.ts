import { describe, expect, it } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { knownDevices } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";

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

const countStatuses = (statuses: number[]) => ({
  refused: statuses.filter((status) => status === 401).length,
  limited: statuses.filter((status) => status === 429).length,
});

/** A clock for one or more nodes, which the test moves. */
function clock() {
  let ms = Date.now();
  const pass = (seconds: number) => {
    ms += seconds * 1000;
  };
  return { now: () => new Date(ms), pass };
}

describe("guessing passwords", () => {
  it("ends after five for one account, also when all guesses come at once, and goes on ever more slowly", async () => {
    await addStaff();
    const { now, pass } = clock();
    const call = callWith("", another({}, now));
    expect(countStatuses(await guesses(call, 12, () => ({ email })))).toEqual({ refused: 5, limited: 7 });
    const right = await attempt(call, { email, password });
    expect(right.status).toBe(429);
    expect(right.body).toMatchObject({ success: false, message: "Too many attempts; please wait 1 second" });
    for (const seconds of ["1", "2", "4"]) {
      const earlyAnswer = await attempt(call, { email, password });
      expect([earlyAnswer.status, earlyAnswer.headers.get("retry-after")]).toEqual([429, seconds]);
      pass(Number(seconds));
      expect(countStatuses(await guesses(call, 3, () => ({ email })))).toEqual({ refused: 1, limited: 2 });
    }
    pass(8);
    expect((await attempt(call, { email, password })).status).toBe(200);
  });

  it("is limited the same way for an account that does not exist, in every spelling of its address", async () => {
    const call = callWith("", another({}, clock().now));
    const spellings = ["nobody@example.com", "NOBODY@example.com", " nobody@example.com "];
    const statuses = await guesses(call, 8, (index) => ({ email: spellings[index % 3] ?? "" }));
    expect(countStatuses(statuses)).toEqual({ refused: 5, limited: 3 });
  });

  it("is counted by all nodes together, and a restart forgets nothing", async () => {
    await addStaff();
    const { now } = clock();
    const nodes = [callWith("", another({}, now)), callWith("", another({}, now))] as const;
    const statuses = [...(await guesses(nodes[0], 3, () => ({ email }))), ...(await guesses(nodes[1], 3, () => ({ email })))];
    expect(countStatuses(statuses)).toEqual({ refused: 5, limited: 1 });
    expect((await attempt(callWith("", another({}, now)), { email, password })).status).toBe(429);
  });

  it("ends after thirty from one address, and a locked account costs its neighbours nothing", async () => {
    await addStaff();
    const call = callWith("", another({}, clock().now));
    await guesses(call, 10, () => ({ email: "locked@example.com" }));
    expect(countStatuses(await guesses(call, 30, (index) => ({ email: `nobody${index}@example.com` })))).toEqual({
      refused: 25,
      limited: 5,
    });
    expect((await attempt(call, { email, password })).status).toBe(429);
  });

  it("costs nothing when the guess was right", async () => {
    await addStaff();
    const call = callWith("", another({}, clock().now));
    for (let round = 0; round < 2; round++) {
      expect(countStatuses(await guesses(call, 4, () => ({ email })))).toEqual({ refused: 4, limited: 0 });
      expect((await attempt(call, { email, password })).status).toBe(200);
    }
    for (let colleague = 0; colleague < 15; colleague++) expect((await attempt(call, { email, password })).status).toBe(200);
    expect(countStatuses(await guesses(call, 24, (index) => ({ email: `nobody${index}@example.com` })))).toEqual({
      refused: 22,
      limited: 2,
    });
  });
});

describe("the owner whom a stranger tries to lock out", () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const signInFrom = (call: Caller, address: string) => attempt(call, { email, password }, from(address).headers);

  it("signs in from elsewhere while the stranger hammers", async () => {
    await addStaff();
    const { now, pass } = clock();
    const call = callWith("", another({ TRUST_PROXY: "1" }, now));
    for (let round = 0; round < 6; round++) {
      await guesses(call, 12, () => ({ email, ...from("203.0.113.7") }));
      pass(15 * 60);
    }
    await guesses(call, 12, () => ({ email, ...from("203.0.113.7") }));
    expect((await signInFrom(call, "203.0.113.7")).status).toBe(429);
    expect((await signInFrom(call, "192.0.2.1")).status).toBe(200);
  });

  it("signs in with a browser used before, even from the stranger's own address", async () => {
    await addStaff();
    const app = another({ TRUST_PROXY: "1" }, clock().now);
    const knownCookie = cookiesOf(await signInFrom(callWith("", app), "203.0.113.7"));
    await guesses(callWith("", app), 40, (index) => ({ email: index < 10 ? email : `nobody${index}@example.com`, ...from("203.0.113.7") }));
    expect((await signInFrom(callWith("", app), "203.0.113.7")).status).toBe(429);
    expect((await signInFrom(callWith(knownCookie, app), "203.0.113.7")).status).toBe(200);
  });

  it("is not helped by the browser of another account, nor by a secret that is out of date", async () => {
    await addStaff();
    await createStaff(current.platform.db, { email: "bea@example.com", password, role: "editor", userName: "Bea" });
    const app = another({}, clock().now);
    const call = callWith("", app);
    const bea = cookiesOf(await attempt(call, { email: "bea@example.com", password }));
    const former = cookiesOf(await attempt(call, { email, password }));
    const next = cookiesOf(await attempt(callWith(former, app), { email, password }));
    await guesses(call, 6, () => ({ email }));
    expect((await attempt(callWith(bea, app), { email, password })).status).toBe(429);
    expect((await attempt(callWith(former, app), { email, password })).status).toBe(429);
    const device = next.split("; ").find((cookie) => cookie.startsWith("umbral.device=")) ?? "";
    expect((await attempt(callWith(device.replace(/=../, "=xx"), app), { email, password })).status).toBe(429);
    expect((await attempt(callWith(device, app), { email, password })).status).toBe(200);
  });

  it("shares a browser with a colleague, and both are known there", async () => {
    await addStaff();
    await createStaff(current.platform.db, { email: "bea@example.com", password, role: "editor", userName: "Bea" });
    const app = another({}, clock().now);
    const first = cookiesOf(await attempt(callWith("", app), { email: "bea@example.com", password }));
    const sharedCookie = cookiesOf(await attempt(callWith(first, app), { email, password }));
    await guesses(callWith("", app), 40, (index) => ({ email: index % 2 ? email : "bea@example.com" }));
    expect((await attempt(callWith(sharedCookie, app), { email: "bea@example.com", password })).status).toBe(200);
  });

  it("is no longer known after ninety days, and the secret is stored as a hash", async () => {
    await addStaff();
    const { now } = clock();
    const app = another({}, now);
    const answer = await attempt(callWith("", app), { email, password });
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith("umbral.device=")) ?? "";
    expect(cookie).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const [device] = await current.platform.db.select().from(knownDevices);
    expect(decodeURIComponent(cookie)).not.toContain(device?.tokenHash);
    await guesses(callWith("", app), 6, () => ({ email }));
    await current.platform.db.update(knownDevices).set({ expiresAt: new Date() });
    expect((await attempt(callWith(cookiesOf(answer), app), { email, password })).status).toBe(429);
  });

  it("reads of it in the record of events, once per guess that was let through, without what was typed", async () => {
    const userId = await addStaff();
    const call = callWith("", another({}, clock().now));
    await guesses(call, 20, () => ({ email }));
    await guesses(call, 1, () => ({ email: "a password in the wrong field" }));
    const events = await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId);
    const refusalEvents = events.filter(({ action }) => action === "session.refuseSignIn");
    expect(refusalEvents.map(({ subject }) => subject)).toEqual([...Array(5).fill(`staff:${userId}`), null]);
    expect(events.filter(({ action }) => action === "session.delaySignIn")).toMatchObject([{ subject: `staff:${userId}`, userId: null }]);
    expect(JSON.stringify(events)).not.toMatch(/wrong|ana@/);
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
    const call = callWith("", another({}, clock().now));
    expect(
      countStatuses(
        await guesses(
          call,
          35,
          from((index) => `198.51.100.${index}`),
        ),
      ),
    ).toEqual({ refused: 30, limited: 5 });
  });

  it("is the hop that the trusted proxy wrote, not what the client put before it", async () => {
    const call = callWith("", another({ TRUST_PROXY: "1" }, clock().now));
    const forgedHeaders = from((index) => `198.51.100.${index}, 203.0.113.7`);
    expect(countStatuses(await guesses(call, 35, forgedHeaders))).toEqual({ refused: 30, limited: 5 });
    expect(
      countStatuses(
        await guesses(
          call,
          2,
          from(() => "203.0.113.7, 203.0.113.8"),
        ),
      ),
    ).toEqual({ refused: 2, limited: 0 });
  });

  it("counts a whole IPv6 /64 as one", async () => {
    const call = callWith("", another({ TRUST_PROXY: "1" }, clock().now));
    const household = from((index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(countStatuses(await guesses(call, 35, household))).toEqual({ refused: 30, limited: 5 });
    expect(
      countStatuses(
        await guesses(
          call,
          1,
          from(() => "2001:db8:1:3::1"),
        ),
      ),
    ).toEqual({ refused: 1, limited: 0 });
  });
});
