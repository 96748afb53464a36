import { and, eq } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { confirmationTimeout, isConfirmed } from "#platform/accounts/session.server.ts";
import { sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";

const { current, stranger, callWith, signIn, another, password } = testApp();

afterEach(() => vi.useRealTimers());

const moveOn = (milliseconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
const confirm = (staff: Caller, json: object) => staff("POST", "/api/profile/confirm", { json });
/** The caller that the session has become by the confirmation. */
async function confirmAs(staff: Caller, json: object): Promise<Caller> {
  const answer = await confirm(staff, json);
  expect(answer.status).toBe(200);
  return callWith(cookiesOf(answer));
}
const enter = (email: string, secret: string) => stranger("POST", "/api/auth/sign-in/email", { json: { email, password: secret } });
const refusals = () =>
  current.platform.db.select().from(auditEvents).where(eq(auditEvents.action, "confirmation.refuse")).orderBy(auditEvents.auditEventId);
const confirmationQuestion = { status: 403, body: { success: false, code: "confirmationRequired" } };

/** What would make an account someone else's, each by a session alone. */
const takeovers: Array<[string, (staff: Caller) => ReturnType<Caller>]> = [
  [
    "giving someone a new password",
    (staff) => staff("POST", "/api/staff/2/reset-password", { json: { password: "nine quiet herons at dusk" } }),
  ],
  [
    "moving someone's account to another address",
    (staff) => staff("PUT", "/api/staff", { json: { userId: 2, email: "thief@example.com" } }),
  ],
  ["taking someone's second factor away", (staff) => staff("DELETE", "/api/staff/2/two-factor")],
  [
    "adding an owner",
    (staff) =>
      staff("POST", "/api/staff", {
        json: { email: "thief@example.com", userName: "Thief", role: "owner", password: "nine quiet herons at dusk" },
      }),
  ],
  ["ending one's other sessions", (staff) => staff("DELETE", "/api/sessions")],
];

describe("a session that is older than five minutes", () => {
  it.each(takeovers)("is not enough for %s", async (_name, takeOver) => {
    const owner = await signIn();
    await signIn("editor");
    await enter("owner@example.com", password);
    moveOn(confirmationTimeout);
    const before = [await current.platform.db.select().from(users), (await current.platform.db.select().from(sessions)).length];
    expect(await takeOver(owner)).toMatchObject(confirmationQuestion);
    expect([await current.platform.db.select().from(users), (await current.platform.db.select().from(sessions)).length]).toEqual(before);
    expect((await enter("owner@example.com", password)).status).toBe(200);
    expect((await takeOver(await confirmAs(owner, { password }))).status).toBe(200);
  });

  it("is asked again five minutes after it was confirmed, and not before", async () => {
    let owner = await signIn();
    const rename = () => owner("PUT", "/api/staff", { json: { userId: 1, lastName: "Paz" } });
    expect((await rename()).status).toBe(200);
    moveOn(confirmationTimeout);
    expect(await rename()).toMatchObject(confirmationQuestion);
    owner = await confirmAs(owner, { password });
    moveOn(confirmationTimeout - 1);
    expect((await rename()).status).toBe(200);
    moveOn(1);
    expect(await rename()).toMatchObject(confirmationQuestion);
  });

  it("goes on under a new secret once it is confirmed, and the former opens nothing", async () => {
    const owner = await signIn();
    const [before] = await current.platform.db.select().from(sessions);
    const answer = await confirm(owner, { password });
    const [after] = await current.platform.db.select().from(sessions);
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt });
    expect(after?.token).not.toBe(before?.token);
    expect((await owner("GET", "/api/auth/me")).status).toBe(401);
    const { body } = await callWith(cookiesOf(answer))("GET", "/api/auth/me");
    expect(body.user).toEqual(answer.body.user);
  });

  it("is confirmed for itself alone", async () => {
    const owner = await signIn();
    const elsewhere = callWith(cookiesOf(await enter("owner@example.com", password)));
    moveOn(confirmationTimeout);
    await confirm(elsewhere, { password });
    expect(await owner("DELETE", "/api/sessions")).toMatchObject(confirmationQuestion);
  });

  it.each([{ password: "a wrong password" }, { code: "123456" }, { code: "wrong-code" }])("is not confirmed by %j", async (proof) => {
    const owner = await signIn();
    moveOn(confirmationTimeout);
    const [field] = Object.keys(proof);
    expect(await confirm(owner, proof)).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field, message: `The ${field} is wrong` }] },
    });
    expect(await owner("DELETE", "/api/sessions")).toMatchObject(confirmationQuestion);
    expect(await refusals()).toMatchObject([{ userId: 1, subject: "staff:1", clientAddress: "unknown", detail: { field } }]);
  });

  it.each([{}, { password: "", code: "" }, { password, code: "123456" }, { password: 5 }])(
    "is not confirmed by the body %j",
    async (body) => {
      expect((await confirm(await signIn(), body)).status).toBe(400);
    },
  );

  it("blocks guessing after ten attempts", async () => {
    const app = another();
    await signIn();
    const owner = callWith(
      cookiesOf(await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } })),
      app,
    );
    const tries = await Promise.all(Array.from({ length: 13 }, () => confirm(owner, { password: "a wrong password" })));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(await refusals()).toHaveLength(10);
  });
});

describe("a code", () => {
  async function withSecondFactor() {
    const staff = await signIn();
    const { body } = await staff("POST", "/api/profile/two-factor", { json: { password } });
    const totp = URI.parse(String(body.totpUri)) as TOTP;
    const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    return { staff, code };
  }

  it("of the authenticator confirms once, and so does a recovery code", async () => {
    const { staff, code } = await withSecondFactor();
    const on = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: code() } });
    const [recoveryCode = ""] = on.body.recoveryCodes as string[];
    let owner = callWith(cookiesOf(on));
    for (const proof of [{ code: code(1) }, { code: recoveryCode }]) {
      moveOn(confirmationTimeout);
      const freshCodes = proof.code?.length === 6 ? { code: code(1) } : proof;
      expect(await owner("DELETE", "/api/sessions")).toMatchObject(confirmationQuestion);
      owner = await confirmAs(owner, freshCodes);
      expect((await owner("DELETE", "/api/sessions")).status).toBe(200);
      expect((await confirm(owner, freshCodes)).status).toBe(400);
    }
  });

  it("does not finish a setup that was only started", async () => {
    const { staff, code } = await withSecondFactor();
    expect((await confirm(staff, { code: code() })).status).toBe(400);
    const on = and(eq(users.id, 1), eq(users.twoFactorEnabled, true));
    expect(await current.platform.db.select().from(users).where(on)).toEqual([]);
  });

  it("of one account confirms no session of another, however the two are sent along", async () => {
    const { staff, code } = await withSecondFactor();
    const ownersCookie = cookiesOf(await staff("POST", "/api/profile/two-factor/confirm", { json: { code: code() } }));
    const thief = await signIn("officer");
    const { body } = await thief("POST", "/api/profile/two-factor", { json: { password } });
    const totp = URI.parse(String(body.totpUri)) as TOTP;
    const thiefsCookie = cookiesOf(await thief("POST", "/api/profile/two-factor/confirm", { json: { code: totp.generate() } }));
    moveOn(confirmationTimeout);
    const spellings = [`${ownersCookie.replace("=", " =")}; ${thiefsCookie}`, `${ownersCookie}; ${thiefsCookie}`];
    for (const [step, cookies] of spellings.entries()) {
      const ownCode = totp.generate({ timestamp: Date.now() + step * 30_000 });
      expect((await confirm(callWith(cookies), { code: ownCode })).status).toBe(400);
      expect(await callWith(ownersCookie)("DELETE", "/api/sessions")).toMatchObject(confirmationQuestion);
    }
  });

  it("that turns the second factor on does not count as a confirmation", async () => {
    const { staff, code } = await withSecondFactor();
    moveOn(confirmationTimeout);
    const owner = callWith(cookiesOf(await staff("POST", "/api/profile/two-factor/confirm", { json: { code: code() } })));
    expect(await owner("DELETE", "/api/sessions")).toMatchObject(confirmationQuestion);
  });
});

it("a confirmation lasts five minutes to the millisecond", () => {
  const at = new Date("2026-03-01T12:00:00.000Z");
  expect(isConfirmed(at, new Date("2026-03-01T12:04:59.999Z"))).toBe(true);
  expect(isConfirmed(at, new Date("2026-03-01T12:05:00.000Z"))).toBe(false);
});
