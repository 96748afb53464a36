import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP, URI } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knownDevices, sessions, recoveryCodes as storedCodes, twoFactors, users } from "#platform/accounts/tables/staff.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";

const { current, stranger, callWith, signIn, another, password } = testApp();

const email = "editor@example.com";
type SetupStart = { totpUri: string; secret: string; qrCode: string };

/** Codes change every half minute: in the middle of one, none runs out between being made and being looked at. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
});
afterEach(() => vi.useRealTimers());

function authenticator(totpUri: string) {
  const totp = URI.parse(totpUri);
  if (!(totp instanceof TOTP)) throw new Error("No TOTP address");
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Signs in, turns the second factor on, and hands over what its owner holds. */
async function withTwoFactor() {
  const staff = await signIn("editor", email);
  const setup = (await staff("POST", "/api/profile/two-factor", { json: { password } })).body as unknown as SetupStart;
  const code = authenticator(setup.totpUri);
  const firstCode = code(-1);
  const confirmation = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: firstCode } });
  expect(confirmation.status).toBe(200);
  const recoveryCodes = confirmation.body.recoveryCodes as string[];
  return { ...setup, code, firstCode, recoveryCodes, former: staff, staff: callWith(cookiesOf(confirmation)) };
}

const firstStep = (call = stranger) => call("POST", "/api/auth/sign-in/email", { json: { email, password } });
const codeStep = (cookie: string, code: string) => callWith(cookie)("POST", "/api/auth/two-factor/verify-totp", { json: { code } });
const recoveryStep = (cookie: string, code: string) =>
  callWith(cookie)("POST", "/api/auth/two-factor/verify-backup-code", { json: { code } });

describe("setting up the second factor", () => {
  it("gives an address and a picture of it, and asks for nothing yet", async () => {
    const staff = await signIn("editor", email);
    const { status, body } = await staff("POST", "/api/profile/two-factor", { json: { password } });
    expect(status).toBe(200);
    const { totpUri, secret, qrCode } = body as unknown as SetupStart;
    expect(totpUri).toMatch(/^otpauth:\/\/totp\/Umbral:editor%40example\.com\?/);
    expect(Secret.fromBase32(secret).buffer.byteLength).toBeGreaterThanOrEqual(20);
    expect(qrCode).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect((await firstStep()).body).toMatchObject({ success: true, user: { email } });
    const [factor] = await current.platform.db.select().from(twoFactors);
    expect(JSON.stringify(factor)).not.toContain(secret);
    expect(await current.platform.db.select().from(storedCodes)).toEqual([]);
  });

  it("gives ten recovery codes once it is on", async () => {
    const { recoveryCodes } = await withTwoFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it("needs the password, and a code to be turned on", async () => {
    const staff = await signIn("editor", email);
    const refusal = await staff("POST", "/api/profile/two-factor", { json: { password: "a wrong password" } });
    expect(refusal.status).toBe(400);
    expect(refusal.body.validationErrors).toEqual([{ field: "password", message: "The password is wrong" }]);
    expect((await staff("POST", "/api/profile/two-factor/confirm", { json: { code: "123456" } })).status).toBe(409);
    await staff("POST", "/api/profile/two-factor", { json: { password } });
    const wrongCode = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: "000000x" } });
    expect(wrongCode.status).toBe(400);
    expect(wrongCode.body.validationErrors).toEqual([{ field: "code", message: "The code is wrong" }]);
    expect((await current.platform.db.select().from(users))[0]?.twoFactorEnabled).toBe(false);
  });

  it("ends every other session of the person, and every browser is unknown again", async () => {
    const elsewhere = await signIn("editor", email);
    const colleague = await signIn("owner");
    const staff = callWith(cookiesOf(await firstStep()));
    const setup = (await staff("POST", "/api/profile/two-factor", { json: { password } })).body as unknown as SetupStart;
    const confirmation = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: authenticator(setup.totpUri)() } });
    expect((await elsewhere("GET", "/api/profile")).status).toBe(401);
    expect((await colleague("GET", "/api/profile")).status).toBe(200);
    expect((await callWith(cookiesOf(confirmation))("GET", "/api/profile")).status).toBe(200);
    expect(await current.platform.db.select().from(knownDevices).where(eq(knownDevices.userId, 1))).toEqual([]);
  });

  it("gives the session a new secret and cookie, and cannot be started twice", async () => {
    const { staff, former, code } = await withTwoFactor();
    expect((await former("GET", "/api/profile")).status).toBe(401);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { twoFactorEnabled: true, recoveryCodesLeft: 10 } });
    expect((await staff("POST", "/api/profile/two-factor", { json: { password, code: code() } })).status).toBe(409);
    expect((await staff("POST", "/api/profile/two-factor/confirm", { json: { code: code(1) } })).status).toBe(409);
    expect(await current.platform.db.select().from(sessions)).toHaveLength(1);
  });

  it("stops a guesser at an unlocked computer after ten tries", async () => {
    const moment = new Date();
    const app = another({}, () => moment);
    await signIn("editor", email);
    const staff = callWith(cookiesOf(await firstStep(callWith("", app))), app);
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => staff("POST", "/api/profile/two-factor", { json: { password: "a wrong password" } })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe("signing in with the second factor", () => {
  it("takes the password first, which opens nothing, and then a code, which answers as sign-in does", async () => {
    const { code } = await withTwoFactor();
    const first = await firstStep();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ success: true, message: "", validationErrors: [], twoFactorRedirect: true, twoFactorMethods: ["totp"] });
    const pending = cookiesOf(first);
    expect(pending).toMatch(/^umbral\.two-factor=/);
    expect((await callWith(pending)("GET", "/api/auth/me")).status).toBe(401);
    const second = await codeStep(pending, code());
    expect(second.status).toBe(200);
    expect(second.body).toEqual({
      success: true,
      message: "",
      validationErrors: [],
      role: "editor",
      user: { userId: 1, userName: "editor", email, token: expect.any(String), phoneNumber: "", firstName: "", lastName: "" },
    });
    expect((await callWith(cookiesOf(second))("GET", "/api/auth/me")).status).toBe(200);
  });

  it("takes a code with a space in it, once, and no second time in another sign-in", async () => {
    const { code } = await withTwoFactor();
    const now = code();
    expect((await codeStep(cookiesOf(await firstStep()), `${now.slice(0, 3)} ${now.slice(3)}`)).status).toBe(200);
    const before = await current.platform.db.select().from(sessions);
    expect((await codeStep(cookiesOf(await firstStep()), now)).status).toBe(401);
    expect(await current.platform.db.select().from(sessions)).toHaveLength(before.length);
    expect((await codeStep(cookiesOf(await firstStep()), code(1))).status).toBe(200);
  });

  it("takes a code on one of two nodes, and not on the other, nor after a restart", async () => {
    const { code } = await withTwoFactor();
    const now = code();
    const step = async (app: ReturnType<typeof another>) => {
      const pending = cookiesOf(await firstStep(callWith("", app)));
      return (await callWith(pending, app)("POST", "/api/auth/two-factor/verify-totp", { json: { code: now } })).status;
    };
    expect([await step(another()), await step(another()), await step(another())]).toEqual([200, 401, 401]);
  });

  it("does not take the code that turned it on", async () => {
    const { firstCode } = await withTwoFactor();
    expect((await codeStep(cookiesOf(await firstStep()), firstCode)).status).toBe(401);
  });

  it("takes each recovery code once", async () => {
    const { recoveryCodes, staff } = await withTwoFactor();
    const [one = "", two = ""] = recoveryCodes;
    expect((await recoveryStep(cookiesOf(await firstStep()), one)).status).toBe(200);
    const again = await recoveryStep(cookiesOf(await firstStep()), one);
    expect(again.status).toBe(401);
    expect(again.body).toMatchObject({ success: false, message: "The code is wrong" });
    expect((await recoveryStep(cookiesOf(await firstStep()), ` ${two} `)).status).toBe(200);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { recoveryCodesLeft: 8 } });
  });

  it("takes no hash out of the database for the code that it is of", async () => {
    await withTwoFactor();
    const hashes = (await current.platform.db.select().from(storedCodes)).map(({ codeHash }) => codeHash);
    expect(new Set(hashes).size).toBe(10);
    for (const hash of hashes) expect(hash).toMatch(/^argon2id\$\d+\$\d\$[\w-]{22}\$[\w-]{43}$/);
    expect((await recoveryStep(cookiesOf(await firstStep()), hashes[0] ?? "")).status).toBe(401);
  });

  it("takes codes that were kept encrypted with the authenticator, and moves the others to their table", async () => {
    const { recoveryCodes } = await withTwoFactor();
    const { secret } = await current.platform.auth.$context;
    const backupCodes = await symmetricEncrypt({ key: secret, data: JSON.stringify(recoveryCodes) });
    await current.platform.db.delete(storedCodes);
    await current.platform.db.update(twoFactors).set({ backupCodes });
    expect((await recoveryStep(cookiesOf(await firstStep()), recoveryCodes[0] ?? "")).status).toBe(200);
    expect(await current.platform.db.select().from(twoFactors)).toMatchObject([{ backupCodes: "[]" }]);
    const left = Array(9).fill({ userId: 1, codeHash: expect.stringMatching(/^argon2id\$/) });
    expect(await current.platform.db.select().from(storedCodes)).toEqual(left);
    expect((await recoveryStep(cookiesOf(await firstStep()), recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await recoveryStep(cookiesOf(await firstStep()), recoveryCodes[9] ?? "")).status).toBe(200);
  });

  it("lets one of two win that come with the same recovery code at once", async () => {
    const { recoveryCodes } = await withTwoFactor();
    const cookies = [cookiesOf(await firstStep()), cookiesOf(await firstStep())];
    const answers = await Promise.all(cookies.map((cookie) => recoveryStep(cookie, recoveryCodes[0] ?? "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("forgets the password step after five wrong codes, also when they come at once", async () => {
    const { code } = await withTwoFactor();
    const pending = cookiesOf(await firstStep());
    await Promise.all(Array.from({ length: 4 }, () => codeStep(pending, "abcdef")));
    for (let tries = 0; tries < 5; tries++) await codeStep(pending, "abcdef");
    const right = await codeStep(pending, code());
    expect(right.status).toBe(401);
    expect(right.body).toMatchObject({ message: expect.stringContaining("sign in again") });
  });

  it("has to wait after ten wrong codes in however many sign-ins", async () => {
    const { code } = await withTwoFactor();
    const app = another();
    const call = callWith("", app);
    for (let round = 0; round < 3; round++) {
      const pending = callWith(cookiesOf(await firstStep(call)), app);
      for (let tries = 0; tries < 4; tries++) await pending("POST", "/api/auth/two-factor/verify-totp", { json: { code: "abcdef" } });
    }
    const pending = callWith(cookiesOf(await firstStep(call)), app);
    const lockedResponse = await pending("POST", "/api/auth/two-factor/verify-totp", { json: { code: code() } });
    expect(lockedResponse.status).toBe(429);
    expect(lockedResponse.headers.get("retry-after")).toBe("1");
  });

  it.each(["", "umbral.two-factor=x", "umbral.two-factor=x.y"])("is refused without the first step (%s)", async (cookie) => {
    const { code } = await withTwoFactor();
    expect((await codeStep(cookie, code())).status).toBe(401);
  });

  it("is no way to test codes with a session at hand", async () => {
    const { staff, code } = await withTwoFactor();
    expect((await staff("POST", "/api/auth/two-factor/verify-totp", { json: { code: code() } })).status).toBe(401);
  });

  it("is refused once the account is suspended or has a new password", async () => {
    const { code } = await withTwoFactor();
    const owner = await signIn("owner");
    const beforeReset = cookiesOf(await firstStep());
    await owner("POST", "/api/staff/1/reset-password", { json: { password } });
    expect((await codeStep(beforeReset, code())).status).toBe(401);
    const beforeSuspension = cookiesOf(await firstStep());
    await current.platform.db.update(users).set({ suspendedAt: new Date() });
    expect((await codeStep(beforeSuspension, code(1))).status).toBe(401);
  });

  it("waits ten minutes for the code", async () => {
    const { code } = await withTwoFactor();
    const pending = cookiesOf(await firstStep());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1 });
    expect((await codeStep(pending, code())).status).toBe(401);
  });
});

describe("keeping the second factor", () => {
  it("is turned off with the password and a code, and sign-in takes the password alone again", async () => {
    const { staff, code } = await withTwoFactor();
    expect((await staff("POST", "/api/profile/two-factor/disable", { json: { password: "a wrong password" } })).status).toBe(400);
    expect((await staff("POST", "/api/profile/two-factor/disable", { json: { password } })).status).toBe(400);
    const off = await staff("POST", "/api/profile/two-factor/disable", { json: { password, code: code() } });
    expect(off.status).toBe(200);
    expect((await staff("GET", "/api/profile")).status).toBe(401);
    expect((await callWith(cookiesOf(off))("GET", "/api/profile")).body).toMatchObject({ profileDto: { twoFactorEnabled: false } });
    expect((await firstStep()).body).toMatchObject({ user: { email } });
    for (const table of [twoFactors, storedCodes]) expect(await current.platform.db.select().from(table)).toEqual([]);
  });

  it("gets new recovery codes with the password and a code, which void the former", async () => {
    const { staff, recoveryCodes, code } = await withTwoFactor();
    expect((await staff("POST", "/api/profile/two-factor/recovery-codes", { json: { password: "a wrong password" } })).status).toBe(400);
    expect((await staff("POST", "/api/profile/two-factor/recovery-codes", { json: { password } })).status).toBe(400);
    const renewal = await staff("POST", "/api/profile/two-factor/recovery-codes", { json: { password, code: code() } });
    const freshCodes = renewal.body.recoveryCodes as string[];
    expect(freshCodes).toHaveLength(10);
    expect((await recoveryStep(cookiesOf(await firstStep()), recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await recoveryStep(cookiesOf(await firstStep()), freshCodes[0] ?? "")).status).toBe(200);
  });

  it("is turned off by an owner for someone who lost everything", async () => {
    const { staff } = await withTwoFactor();
    const owner = await signIn("owner");
    const { body } = await owner("DELETE", "/api/staff/1/two-factor");
    expect(body).toMatchObject({ success: true, staffDto: { userId: 1, twoFactorEnabled: false } });
    expect((await staff("GET", "/api/profile")).status).toBe(401);
    expect((await firstStep()).body).toMatchObject({ user: { email } });
  });
});
