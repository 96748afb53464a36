import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { wrongPassword } from "#app/features/accounts/complete-sign-in.server.ts";
import { resetPassword } from "#app/features/accounts/service.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { readSessionToken, sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";

const { current, stranger, callWith, another, password } = testApp();

afterEach(() => vi.restoreAllMocks());

const signInPath = "/api/auth/sign-in/email";
const email = "ana@example.com";

const addStaff = (changes: { email?: string; password?: string } = {}) =>
  createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana", ...changes });

describe("signing in", () => {
  it("answers with the stored user of the specification, whose token is no session", async () => {
    await addStaff();
    const answer = await stranger("POST", signInPath, { json: { email: " ANA@example.com ", password } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: "",
      validationErrors: [],
      role: "editor",
      user: { userId: 1, userName: "Ana", email, token: expect.any(String), phoneNumber: "", firstName: "", lastName: "" },
    });
    const { token } = answer.body.user as { token: string };
    const [session] = await current.platform.db.select().from(sessions);
    const secretToken = await readSessionToken(current.platform.auth, new Headers({ cookie: cookiesOf(answer) }));
    expect(JSON.stringify(answer.body)).not.toContain(secretToken);
    expect(JSON.stringify(session)).not.toContain(secretToken);
    const signature = cookiesOf(answer).split("; ")[0]?.split(".").at(-1);
    // Even signed: neither what scripts know nor what the database stores is the secret.
    const signedCookies = [token, session?.token ?? ""].map((value) => sessionCookie(current.platform.auth, value));
    for (const cookie of [`umbral.session=${token}`, `umbral.session=${token}.${signature}`, ...(await Promise.all(signedCookies))]) {
      expect((await callWith(cookie)("GET", "/api/auth/me")).status, cookie).toBe(401);
    }
    expect((await stranger("GET", "/api/auth/me", { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect((await callWith(cookiesOf(answer))("GET", "/api/auth/me")).body).toMatchObject({ user: { token }, role: "editor" });
  });

  it("with a password that is changed meanwhile opens nothing", async () => {
    const userId = await addStaff();
    const { db, auth } = current.platform;
    const hasher = (await auth.$context).password;
    const { verify } = hasher;
    vi.spyOn(hasher, "verify").mockImplementationOnce(async (given) => {
      const isRight = await verify(given);
      await resetPassword(db, userId, "quite another password", { userId: null });
      return isRight;
    });
    const answer = await stranger("POST", signInPath, { json: { email, password } });
    expect(answer).toMatchObject({ status: 401, body: { message: wrongPassword().message } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it("gives a wrong password, an unknown address and a suspended account the same response, after the same work", async () => {
    await addStaff();
    await addStaff({ email: "gone@example.com" });
    await current.platform.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, "gone@example.com"));
    const hasher = (await current.platform.auth.$context).password;
    const hash = vi.spyOn(hasher, "hash");
    const verify = vi.spyOn(hasher, "verify");
    const attempts = [
      { email, password: "a wrong password" },
      { email: "nobody@example.com", password },
      { email: "gone@example.com", password },
      { email: "gone@example.com", password: "a wrong password" },
    ];
    for (const json of attempts) {
      const answer = await stranger("POST", signInPath, { json });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ success: false, message: wrongPassword().message, validationErrors: [] });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(hash.mock.calls.length + verify.mock.calls.length, JSON.stringify(json)).toBe(1);
      hash.mockClear();
      verify.mockClear();
    }
    expect(await current.platform.db.select().from(sessions)).toEqual([]);
  });

  it.each([
    ["64 characters", "x".repeat(64)],
    ["256 characters", "pass phrase ".repeat(22).slice(0, 256)],
    ["Arabic", "كلمة مرور طويلة جدا"],
    ["emoji", "🏡🔑🌵🏔️🏡🔑🌵🏔️🏡🔑🌵🏔️"],
    ["spaces at both ends", "  between two spaces  "],
  ])("takes a password of %s", async (_name, long) => {
    await addStaff({ password: long });
    expect((await stranger("POST", signInPath, { json: { email, password: long } })).status).toBe(200);
    expect((await stranger("POST", signInPath, { json: { email, password: `${long}x` } })).status).toBe(401);
    expect((await stranger("POST", signInPath, { json: { email, password: long.slice(0, -1) } })).status).toBe(401);
  });

  it("takes one password in either Unicode spelling", async () => {
    await addStaff({ password: "contraseña del señor".normalize("NFC") });
    expect((await stranger("POST", signInPath, { json: { email, password: "contraseña del señor".normalize("NFD") } })).status).toBe(200);
  });

  it.each([{}, { email }, { email, password: 12 }, { email: [email], password }, { email: { $ne: "" }, password }])(
    "refuses the body %o",
    async (json) => {
      expect((await stranger("POST", signInPath, { json })).status).toBe(400);
    },
  );

  it("takes JSON only", async () => {
    await addStaff();
    expect((await stranger("POST", signInPath, { form: { email, password } })).status).toBe(415);
    const formHeaders = { "content-type": "application/x-www-form-urlencoded" };
    expect((await stranger("POST", signInPath, { headers: formHeaders })).status).toBe(415);
  });

  it.each(["localhost:3000", "127.0.0.1:3000", "office-pc.local", "[::1]:3000"])(
    "works by the name %s without PUBLIC_URL",
    async (host) => {
      await addStaff();
      const hostHeaders = { host, origin: `http://${host}` };
      const answer = await stranger("POST", signInPath, { json: { email, password }, headers: hostHeaders });
      expect(answer.status).toBe(200);
      const staff = callWith(cookiesOf(answer));
      expect((await staff("PUT", "/api/profile", { json: { firstName: "Ana" }, headers: hostHeaders })).status).toBe(200);
    },
  );

  it("is refused when another site sends it, even before there is a cookie", async () => {
    await addStaff();
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }] as Array<Record<string, string>>) {
      expect((await stranger("POST", signInPath, { json: { email, password }, headers })).status).toBe(403);
    }
  });

  it("accepts only PUBLIC_URL as origin once that is set", async () => {
    await addStaff();
    const call = callWith("", another({ PUBLIC_URL: "https://umbral.example" }));
    const from = async (origin: string) =>
      (await call("POST", signInPath, { json: { email, password }, headers: { host: "umbral.example", origin } })).status;
    expect(await from("https://umbral.example")).toBe(200);
    expect(await from("http://umbral.example")).toBe(403);
  });
});

describe("the log", () => {
  it("records sign-ins and refusals by id, and neither secrets nor what was typed", async () => {
    const info = vi.spyOn(current.platform.log, "info");
    await addStaff();
    const answer = await stranger("POST", signInPath, { json: { email, password } });
    await stranger("POST", signInPath, { json: { email, password: "a wrong password\r\n" } });
    await stranger("POST", signInPath, { json: { email: "a password in the wrong field", password: "" } });
    await callWith(cookiesOf(answer))("POST", "/api/auth/sign-out", { json: {} });
    const events = info.mock.calls.map(([details, message]) => ({ message, details }));
    const common = { requestId: expect.any(String), clientAddress: "unknown" };
    expect(events).toContainEqual({ message: "Signed in", details: { ...common, userId: 1, factor: "password" } });
    expect(events).toContainEqual({ message: "Sign-in refused", details: { ...common, userId: 1 } });
    expect(events).toContainEqual({ message: "Sign-in refused", details: { ...common, userId: undefined } });
    expect(events).toContainEqual({ message: "Signed out", details: { ...common, userId: 1 } });
    const [cookie = ""] = cookiesOf(answer).split("; ")[0]?.split(".").slice(-2) ?? [];
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`password for tests|wrong password|wrong field|${email}|${cookie}`));
    const [signedIn] = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "session.signIn"))
      .orderBy(auditEvents.auditEventId);
    expect(signedIn).toMatchObject({ userId: 1, detail: { factor: "password" } });
  });
});
