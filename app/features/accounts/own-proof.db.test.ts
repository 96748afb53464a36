import { and, eq } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashPassword } from "#platform/accounts/password.server.ts";
import { accounts, passkeys, recoveryCodes, sessions, twoFactors, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";
import { createAuthenticator } from "#test/authenticator.ts";

const { current, callWith, signIn, stranger, another, password } = testApp();

afterEach(() => vi.useRealTimers());

const email = "owner@example.com";
const headers = { host: "localhost:3000", origin: "http://localhost:3000" };
const site = { id: "localhost", origin: headers.origin };
type Options = { challenge: string };

async function withPasskey() {
  const device = createAuthenticator(site);
  const staff = await signIn();
  const { body } = await staff("POST", "/api/profile/passkeys/options", { json: { password }, headers });
  const response = device.register(body.options as Options);
  const added = await staff("POST", "/api/profile/passkeys", { json: { name: "Laptop", response }, headers });
  const answerWithPasskey = async (by: Caller) => {
    const answer = await by("POST", "/api/profile/passkeys/challenge", { headers });
    return device.authenticate(answer.body.options as Options);
  };
  return { staff: callWith(cookiesOf(added)), cookie: cookiesOf(added), codes: added.body.recoveryCodes as string[], answerWithPasskey };
}

const enter = () => stranger("POST", "/api/auth/sign-in/email", { json: { email, password }, headers });

/** Every change of what opens the account, each right after sign-in. */
const changes: Array<[string, string, object]> = [
  ["PUT", "/api/profile/email", { email: "thief@example.com" }],
  ["PUT", "/api/profile/password", { newPassword: "nine quiet herons at dusk" }],
  ["POST", "/api/profile/two-factor", {}],
  ["POST", "/api/profile/two-factor/recovery-codes", {}],
  ["POST", "/api/profile/passkeys/options", {}],
  ["POST", "/api/profile/passkeys/1/remove", {}],
];
const proofOf = (path: string, proof: { password: string; code?: string; passkey?: object }) =>
  path.endsWith("/password") ? { ...proof, password: undefined, currentPassword: proof.password } : proof;

describe("a change of one's own account", () => {
  it.each(changes)("%s %s asks for the password and for the second factor, however fresh the session is", async (method, path, change) => {
    const { staff, codes, answerWithPasskey } = await withPasskey();
    const { db } = current.platform;
    const tables = [users, accounts, passkeys, recoveryCodes, twoFactors];
    const state = () => Promise.all(tables.map((table) => db.select().from(table)));
    const before = await state();
    const send = (proof: { password: string; code?: string; passkey?: object }) =>
      staff(method, path, { json: { ...change, ...proofOf(path, proof) }, headers });
    expect((await staff(method, path, { json: change, headers })).status).toBe(400);
    const wrongProofs = [{ password }, { password: "a wrong password", code: codes[0] }, { password, code: "aaaa-bbbb-cccc" }];
    for (const proof of wrongProofs) expect((await send(proof)).status).toBe(400);
    const foreign = createAuthenticator(site).authenticate({ challenge: "AAAA" });
    expect((await send({ password, passkey: foreign })).status).toBe(400);
    expect(await state()).toEqual(before);
    const byPasskey = await send({ password, passkey: await answerWithPasskey(staff) });
    expect(byPasskey.status).toBe(200);
  });

  it("takes a recovery code in place of the passkey, once", async () => {
    const { staff, codes } = await withPasskey();
    const send = () => staff("POST", "/api/profile/two-factor", { json: { password, code: codes[0] }, headers });
    expect([(await send()).status, (await send()).status]).toEqual([200, 400]);
  });

  it("stops guesses at the second factor, which the right password does not start over", async () => {
    // On a node of its own: a node remembers for a moment who has to wait.
    const staff = callWith((await withPasskey()).cookie, another());
    const guess = () => staff("POST", "/api/profile/two-factor", { json: { password, code: "123456" }, headers });
    const statuses = [];
    for (let tries = 0; tries < 13; tries++) statuses.push((await guess()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await staff("POST", "/api/profile/confirm", { json: { password } })).status).toBe(200);
  });

  it("moves an owner to another address, ends other sessions, and notifies the former address", async () => {
    const owner = await signIn();
    const elsewhere = callWith(cookiesOf(await enter()));
    const moved = await owner("PUT", "/api/profile/email", { json: { email: "New@example.com", password } });
    expect(moved.body).toMatchObject({ success: true, user: { email: "new@example.com" } });
    expect((await callWith(cookiesOf(moved))("GET", "/api/auth/me")).body).toMatchObject({ user: moved.body.user });
    for (const former of [owner, elsewhere]) expect((await former("GET", "/api/auth/me")).status).toBe(401);
    expect(await current.platform.db.select().from(mailJobs)).toMatchObject([{ payload: { change: "staff.changeEmail", address: email } }]);
    await signIn("editor");
    const again = callWith(cookiesOf(moved));
    const taken = await again("PUT", "/api/profile/email", { json: { email: "editor@example.com", password } });
    expect(taken.body.validationErrors).toMatchObject([{ field: "email" }]);
  });
});

describe("an authenticator app whose setup was only started", () => {
  async function withStartedSetup() {
    const { staff, codes, answerWithPasskey } = await withPasskey();
    const { body } = await staff("POST", "/api/profile/two-factor", {
      json: { password, passkey: await answerWithPasskey(staff) },
      headers,
    });
    const totp = URI.parse(String(body.totpUri)) as TOTP;
    return { staff, codes, code: () => totp.generate() };
  }
  const isVerified = async () => (await current.platform.db.select().from(twoFactors)).map(({ verified }) => verified);

  it("is no factor of an account that has a passkey: its codes neither confirm nor finish anything", async () => {
    const { staff, code } = await withStartedSetup();
    expect((await staff("POST", "/api/profile/confirm", { json: { code: code() }, headers })).status).toBe(400);
    const change = { json: { currentPassword: password, newPassword: "nine quiet herons at dusk", code: code() }, headers };
    expect((await staff("PUT", "/api/profile/password", change)).status).toBe(400);
    const first = await enter();
    expect(first.body).toMatchObject({ twoFactorMethods: ["passkey"] });
    const pending = callWith(cookiesOf(first));
    expect((await pending("POST", "/api/auth/two-factor/verify-totp", { json: { code: code() }, headers })).status).toBe(401);
    expect(await isVerified()).toEqual([false]);
    expect((await staff("GET", "/api/profile/passkeys")).body).toMatchObject({ hasAuthenticator: false });
  });

  it("has no recovery codes, not even those that a former version kept with it", async () => {
    const { staff } = await withStartedSetup();
    const backupCodes = JSON.stringify([await hashPassword("abcde-FGHIJ")]);
    await current.platform.db.update(twoFactors).set({ backupCodes });
    const pending = callWith(cookiesOf(await enter()));
    const recovery = await pending("POST", "/api/auth/two-factor/verify-backup-code", { json: { code: "abcde-FGHIJ" }, headers });
    expect(recovery.status).toBe(401);
    expect((await staff("POST", "/api/profile/confirm", { json: { code: "abcde-FGHIJ" }, headers })).status).toBe(400);
  });

  it("is turned on by its own call, which is recorded, mailed, and ends the other sessions", async () => {
    const { staff, code } = await withStartedSetup();
    const { db } = current.platform;
    await db.insert(sessions).values({ userId: 1, token: "elsewhere", expiresAt: new Date(Date.now() + 60_000) });
    await db.delete(mailJobs);
    const on = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: code() }, headers });
    expect([on.status, on.body.recoveryCodes]).toEqual([200, undefined]);
    expect(await isVerified()).toEqual([true]);
    expect(await db.$count(sessions)).toBe(1);
    expect((await staff("GET", "/api/profile")).status).toBe(401);
    expect((await callWith(cookiesOf(on))("GET", "/api/profile")).status).toBe(200);
    expect(await db.select().from(mailJobs)).toMatchObject([{ subject: "staff:1", payload: { change: "secondFactor.enable" } }]);
    const enabled = and(eq(auditEvents.action, "secondFactor.enable"), eq(auditEvents.userId, 1));
    expect(await db.$count(auditEvents, enabled)).toBe(1);
  });
});
