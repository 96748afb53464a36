import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { passkeys, sessions, recoveryCodes as storedCodes, users, verifications } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";
import { createAuthenticator } from "#test/authenticator.ts";

const { current, stranger, callWith, signIn, another, password } = testApp();

const email = "editor@example.com";
const host = "localhost:3000";
const headers = { host, origin: `http://${host}` };
const site = { id: "localhost", origin: `http://${host}` };
type Options = { challenge: string; excludeCredentials: unknown[]; allowCredentials: Array<{ id: string }>; rp: { id: string } };

const begin = async (staff: Caller) => {
  const { body } = await staff("POST", "/api/profile/passkeys/options", { json: { password }, headers });
  return body.options as Options;
};

/** Signs in, adds a passkey, and hands over what its owner holds. */
async function withPasskey(device = createAuthenticator(site)) {
  const former = await signIn("editor", email);
  const response = device.register(await begin(former));
  const added = await former("POST", "/api/profile/passkeys", { json: { name: "Office laptop", response }, headers });
  expect(added.body).toMatchObject({ success: true, user: { email } });
  return { device, former, recoveryCodes: added.body.recoveryCodes as string[], staff: callWith(cookiesOf(added)) };
}

const firstStep = (call = stranger) => call("POST", "/api/auth/sign-in/email", { json: { email, password }, headers });
async function pendingSignIn(app?: ReturnType<typeof another>) {
  const pending = callWith(cookiesOf(await firstStep(callWith("", app))), app);
  const { body } = await pending("POST", "/api/auth/passkey/options", { headers });
  const verify = (response: unknown) => pending("POST", "/api/auth/passkey/verify", { json: { response }, headers });
  return { pending, options: body.options as Options, verify };
}

const challenge = async (staff: Caller) => {
  const { body } = await staff("POST", "/api/profile/passkeys/challenge", { headers });
  return body.options as Options;
};

describe("adding a passkey", () => {
  it("asks for the password, ends other sessions, and turns the second step of sign-in on", async () => {
    const { former, staff } = await withPasskey();
    expect((await former("GET", "/api/profile")).status).toBe(401);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { twoFactorEnabled: true } });
    expect((await staff("GET", "/api/profile/passkeys")).body).toEqual({
      passkeyListVm: [{ passkeyId: 1, name: "Office laptop", createdAt: expect.any(String), lastUsedAt: null }],
      hasAuthenticator: false,
    });
    expect((await firstStep()).body).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ["passkey"] });
    expect(await current.platform.db.select().from(mailJobs)).toMatchObject([{ subject: "staff:1", payload: { change: "passkey.add" } }]);
    const refusal = await staff("POST", "/api/profile/passkeys/options", { json: { password: "a wrong password" }, headers });
    expect(refusal.body.validationErrors).toEqual([{ field: "password", message: "The password is wrong" }]);
    expect(
      await current.platform.db.select().from(auditEvents).where(eq(auditEvents.action, "passkey.add")).orderBy(auditEvents.auditEventId),
    ).toMatchObject([{ userId: 1, subject: "staff:1" }]);
  });

  it("takes the answer to its own challenge only, once, from this site only", async () => {
    const staff = await signIn("editor", email);
    const add = (response: unknown) => staff("POST", "/api/profile/passkeys", { json: { name: "Key", response }, headers });
    const device = createAuthenticator(site);
    expect((await add(device.register({ challenge: "AAAA" }))).status).toBe(409);
    await begin(staff);
    expect((await add(device.register({ challenge: "AAAA" }))).status).toBe(400);
    const foreign = createAuthenticator({ id: "localhost", origin: "https://evil.example" });
    expect((await add(foreign.register(await begin(staff)))).status).toBe(400);
    const foreignAuthenticator = createAuthenticator({ id: "evil.example", origin: site.origin });
    expect((await add(foreignAuthenticator.register(await begin(staff)))).status).toBe(400);
    expect((await add({ id: "x", rawId: "x", type: "public-key", response: { attestationObject: 7 } })).status).toBe(409);
    expect(await current.platform.db.select().from(passkeys)).toEqual([]);
  });

  it.each(["127.0.0.1:3000", "[::1]:3000"])("is not begun where the site is reached by a number (%s)", async (number) => {
    const staff = await signIn("editor", email);
    const ipHeaders = { host: number, origin: `http://${number}` };
    const { status, body } = await staff("POST", "/api/profile/passkeys/options", { json: { password }, headers: ipHeaders });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.stringContaining("domain"),
    });
  });

  it("is bound to PUBLIC_URL where that is set, whatever the request says", async () => {
    await signIn("editor", email);
    const app = another({ PUBLIC_URL: "https://umbral.example" });
    const forgedHeaders = { host: "evil.example", origin: "https://umbral.example" };
    const cookie = cookiesOf(
      await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password }, headers: forgedHeaders }),
    );
    const { body } = await callWith(cookie, app)("POST", "/api/profile/passkeys/options", { json: { password }, headers: forgedHeaders });
    expect((body.options as Options).rp.id).toBe("umbral.example");
  });
});

describe("signing in with a passkey", () => {
  it("takes the password first and then the passkey, and answers as sign-in does", async () => {
    const { device } = await withPasskey();
    const { options, verify } = await pendingSignIn();
    const second = await verify(device.authenticate(options));
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ success: true, role: "editor", user: { userId: 1, email } });
    expect((await callWith(cookiesOf(second))("GET", "/api/auth/me")).status).toBe(200);
    const [used] = await current.platform.db.select().from(passkeys);
    expect(used).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) });
  });

  it("takes each answer once, and none of another passkey, site or challenge", async () => {
    const { device } = await withPasskey();
    const first = await pendingSignIn();
    const right = device.authenticate(first.options);
    const before = await current.platform.db.select().from(sessions);
    const wrongProofs = [
      createAuthenticator(site).authenticate(first.options),
      device.authenticate({ challenge: "AAAA" }),
      { ...right, response: { ...right.response, signature: "AAAA" } },
      { id: right.id },
    ];
    for (const response of wrongProofs) {
      const { options, verify } = await pendingSignIn();
      expect(options.allowCredentials).toMatchObject([{ id: right.id }]);
      expect((await verify(response)).status).toBe(401);
    }
    expect(await current.platform.db.select().from(sessions)).toHaveLength(before.length);
    for (const response of [undefined, "text", null]) expect((await (await pendingSignIn()).verify(response)).status).toBe(400);
    const { options, verify } = await pendingSignIn();
    const good = device.authenticate(options);
    expect([(await verify(good)).status, (await verify(good)).status]).toEqual([200, 401]);
    expect((await (await pendingSignIn()).verify(good)).status).toBe(401);
    const refusalEvents = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "session.refuseSecondFactor"))
      .orderBy(auditEvents.auditEventId);
    expect(refusalEvents).toHaveLength(wrongProofs.length + 1);
    expect(refusalEvents[0]).toMatchObject({ subject: "staff:1", userId: null });
  });

  it("refuses a copy of the passkey, whose counter is behind", async () => {
    const { device } = await withPasskey();
    const first = await pendingSignIn();
    expect((await first.verify(device.authenticate(first.options))).status).toBe(200);
    device.stepBack();
    const second = await pendingSignIn();
    expect((await second.verify(device.authenticate(second.options))).status).toBe(401);
  });

  it("is refused without the first step, and for someone who was suspended meanwhile", async () => {
    const { device, staff } = await withPasskey();
    for (const call of [stranger, staff]) {
      expect((await call("POST", "/api/auth/passkey/options", { headers })).status).toBe(400);
      expect((await call("POST", "/api/auth/passkey/verify", { json: { response: {} }, headers })).status).toBe(401);
    }
    const { options, verify } = await pendingSignIn();
    await current.platform.db.update(users).set({ suspendedAt: new Date() });
    expect((await verify(device.authenticate(options))).status).toBe(401);
  });
});

describe("signing in with a passkey alone", () => {
  const start = async () => (await stranger("POST", "/api/auth/passkey/sign-in/options", { headers })).body.options as Options;
  const enter = (response: unknown) => stranger("POST", "/api/auth/passkey/sign-in", { json: { response }, headers });

  it("opens a session where the device has checked who holds it", async () => {
    const { device } = await withPasskey();
    const options = await start();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required", rpId: "localhost" });
    const answer = await enter(device.authenticate(options));
    expect(answer.body).toMatchObject({ success: true, role: "editor", user: { userId: 1, email } });
    expect((await callWith(cookiesOf(answer))("GET", "/api/auth/me")).status).toBe(200);
    const [event] = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "session.signIn"))
      .orderBy(desc(auditEvents.auditEventId));
    expect(event).toMatchObject({ userId: 1, detail: { factor: "passkey" } });
  });

  it("is refused without that check, a second time, for a challenge of another's making, and for a suspended account", async () => {
    const { device } = await withPasskey();
    const before = await current.platform.db.$count(sessions);
    const used = device.authenticate(await start());
    expect((await enter(used)).status).toBe(200);
    const wrongAnswers = [
      used,
      device.authenticate({ challenge: "AAAA" }),
      device.authenticate(await start(), { isVerified: false }),
      createAuthenticator(site).authenticate(await start()),
      { id: used.id },
      {},
    ];
    for (const response of wrongAnswers) expect((await enter(response)).status).toBe(401);
    for (const response of [undefined, null, "text"]) expect((await enter(response)).status).toBe(400);
    await current.platform.db.update(users).set({ suspendedAt: new Date() });
    expect((await enter(device.authenticate(await start()))).status).toBe(401);
    expect(await current.platform.db.$count(sessions)).toBe(before + 1);
  });

  it("creates no row when someone only opens the page", async () => {
    await start();
    expect(await current.platform.db.$count(verifications)).toBe(0);
  });
});

describe("keeping passkeys", () => {
  it("renames and removes one's own, and the last one turns the second step off", async () => {
    const { staff, recoveryCodes } = await withPasskey();
    const remove = (proof: object) => staff("POST", "/api/profile/passkeys/1/remove", { json: proof });
    const colleague = await signIn("owner");
    expect((await colleague("PUT", "/api/profile/passkeys/1", { json: { name: "Mine" } })).status).toBe(404);
    expect((await colleague("POST", "/api/profile/passkeys/1/remove", { json: { password } })).status).toBe(404);
    expect((await staff("PUT", "/api/profile/passkeys/1", { json: { name: "Home 🏡" } })).status).toBe(200);
    expect((await staff("GET", "/api/profile/passkeys")).body).toMatchObject({ passkeyListVm: [{ name: "Home 🏡" }] });
    for (const proof of [{ password: "a wrong password", code: recoveryCodes[0] }, { password }, { password, code: "wrong" }])
      expect((await remove(proof)).status).toBe(400);
    expect((await remove({ password, code: recoveryCodes[0] })).status).toBe(200);
    expect((await firstStep()).body).toMatchObject({ user: { email } });
  });

  it("gives recovery codes with the first one, which open the account once each, and none with the next", async () => {
    const { recoveryCodes, device, staff } = await withPasskey();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { recoveryCodesLeft: 10 } });
    const recover = async (code = "") => {
      const pending = callWith(cookiesOf(await firstStep()));
      return (await pending("POST", "/api/auth/two-factor/verify-backup-code", { json: { code } })).status;
    };
    const [one = ""] = recoveryCodes;
    expect([await recover(one.toUpperCase()), await recover(one)]).toEqual([200, 401]);
    const json = { password, passkey: device.authenticate(await challenge(staff)) };
    const options = (await staff("POST", "/api/profile/passkeys/options", { json, headers })).body.options as Options;
    const response = createAuthenticator(site).register(options);
    const second = await staff("POST", "/api/profile/passkeys", { json: { name: "Phone", response }, headers });
    expect([second.status, second.body.recoveryCodes]).toEqual([200, undefined]);
    expect(await current.platform.db.$count(storedCodes)).toBe(9);
  });

  it("is over when an owner turns the second factor of someone off", async () => {
    await withPasskey();
    const owner = await signIn("owner");
    expect((await owner("DELETE", "/api/staff/1/two-factor")).status).toBe(200);
    expect(await current.platform.db.select().from(passkeys)).toEqual([]);
    expect((await firstStep()).body).toMatchObject({ user: { email } });
  });
});
