import { describe, expect, it } from "vitest";
import { cookiesOf, testApp } from "#test/app.ts";

const { stranger, callWith, signIn, another, password } = testApp();

const email = "editor@example.com";
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const enter = (secret = password, headers: Record<string, string> = {}) =>
  stranger("POST", "/api/auth/sign-in/email", { json: { email, password: secret }, headers });
const fields = (body: Record<string, unknown>) => (body.validationErrors as Array<{ field: string }>).map(({ field }) => field);

describe("one's own profile", () => {
  const wholeInput = { userName: "Ana 🏡", firstName: "Ana", lastName: "Peña", phoneNumber: "(801) 555-0100" };

  it("keeps the whole input, and answers with what the browser stores", async () => {
    const staff = await signIn("editor");
    const { status, body } = await staff("PUT", "/api/profile", { json: wholeInput });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: "Data was updated successfully",
      profileDto: { ...wholeInput, userId: 1, email, role: "editor", twoFactorEnabled: false },
      user: { ...wholeInput, userId: 1, email, token: expect.any(String) },
    });
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { ...wholeInput, recoveryCodesLeft: 0 } });
    expect((await staff("GET", "/api/auth/me")).body).toMatchObject({ user: body.user });
  });

  it("has a language, or none where the browser's counts; an owner may choose it for others", async () => {
    const staff = await signIn("editor");
    const language = async () => (await staff("GET", "/api/profile")).body;
    expect(await language()).toMatchObject({ profileDto: { language: null } });
    for (const chosen of ["es", "en"]) {
      expect((await staff("PUT", "/api/profile", { json: { language: chosen } })).status).toBe(200);
      expect(await language()).toMatchObject({ profileDto: { language: chosen } });
    }
    expect((await staff("PUT", "/api/profile", { json: { firstName: "Ana" } })).body).toMatchObject({ profileDto: { language: "en" } });
    expect((await staff("PUT", "/api/profile", { json: { language: "" } })).body).toMatchObject({ profileDto: { language: null } });
    const { status, body } = await staff("PUT", "/api/profile", { json: { language: "fr" } });
    expect([status, fields(body)]).toEqual([400, ["language"]]);
    const owner = await signIn("owner");
    expect((await owner("PUT", "/api/staff", { json: { userId: 1, language: "es" } })).body).toMatchObject({
      staffDto: { language: "es" },
    });
    expect(await language()).toMatchObject({ profileDto: { language: "es" } });
  });

  it("is not overwritten when it has changed since it was read", async () => {
    const staff = await signIn("editor");
    expect((await staff("PUT", "/api/profile", { json: { version: 1, firstName: "Ana" } })).body).toMatchObject({
      profileDto: { version: 2 },
    });
    const { status, body } = await staff("PUT", "/api/profile", { json: { version: 1, firstName: "Eva" } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, current: { firstName: "Ana", version: 2 } });
  });

  it("changes only in what one may change", async () => {
    const staff = await signIn("editor");
    const hopes = { role: "owner", email: "other@example.com", userId: 2, id: 2, twoFactorEnabled: true, emailVerified: false };
    expect((await staff("PUT", "/api/profile", { json: { firstName: "Ana", ...hopes } })).status).toBe(200);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({
      profileDto: { userId: 1, email, role: "editor", userName: "editor", firstName: "Ana", twoFactorEnabled: false },
    });
  });

  it("is refused by name of the field", async () => {
    const staff = await signIn("editor");
    const { status, body } = await staff("PUT", "/api/profile", { json: { userName: "a\nb", phoneNumber: "1".repeat(41) } });
    expect(status).toBe(400);
    expect(fields(body)).toEqual(["userName", "phoneNumber"]);
  });
});

describe("one's own password", () => {
  const newPassword = "eine völlig neue Passphrase";

  it("changes with the current one; other sessions end and this one gets a new secret", async () => {
    const staff = await signIn("editor");
    const elsewhere = callWith(cookiesOf(await enter()));
    const changeResponse = await staff("PUT", "/api/profile/password", { json: { currentPassword: password, newPassword } });
    expect(changeResponse.status).toBe(200);
    expect(changeResponse.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^umbral\.session=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const here = callWith(cookiesOf(changeResponse));
    expect((await here("GET", "/api/auth/me")).body).toMatchObject({ user: changeResponse.body.user });
    for (const former of [staff, elsewhere]) expect((await former("GET", "/api/profile")).status).toBe(401);
    expect((await enter()).status).toBe(401);
    expect((await enter(newPassword)).status).toBe(200);
  });

  it("stays when the current one is wrong or the new one will not do", async () => {
    const staff = await signIn("editor");
    const change = (currentPassword: string, wanted: string) =>
      staff("PUT", "/api/profile/password", { json: { currentPassword, newPassword: wanted } });
    expect(fields((await change("a wrong password", newPassword)).body)).toEqual(["currentPassword"]);
    for (const badPassword of ["eleven char", "🏡".repeat(11), "x".repeat(257), password])
      expect(fields((await change(password, badPassword)).body), badPassword).toEqual(["newPassword"]);
    expect((await enter()).status).toBe(200);
  });

  it("changes once when two change it at once", async () => {
    const staff = await signIn("editor");
    const answers = await Promise.all(
      ["the first of two passwords", "the second of two passwords"].map((wanted) =>
        staff("PUT", "/api/profile/password", { json: { currentPassword: password, newPassword: wanted } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 401, 409].includes(status))).toBe(true);
  });

  it("cannot be guessed at an unlocked computer", async () => {
    const moment = new Date();
    const app = another({}, () => moment);
    await signIn("editor");
    const cookie = cookiesOf(await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password } }));
    const guess = (currentPassword: string) =>
      callWith(cookie, app)("PUT", "/api/profile/password", { json: { currentPassword, newPassword } });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess("a wrong password")));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await guess(password)).status).toBe(429);
  });
});

describe("one's own sessions", () => {
  type ListedSession = { sessionId: number; current: boolean; device: string; address: string };
  const list = async (call: ReturnType<typeof callWith>) => (await call("GET", "/api/sessions")).body.sessionListVm as ListedSession[];

  it("are listed with device, address and last use, this one marked, and no secret", async () => {
    const app = another({ TRUST_PROXY: "1" });
    const headers = { "user-agent": chrome, "x-forwarded-for": "192.0.2.1, 2001:db8::7" };
    await signIn("editor");
    const answer = await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password }, headers });
    const sessions = await list(callWith(cookiesOf(answer)));
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toEqual({
      sessionId: expect.any(Number),
      device: "Chrome on Windows",
      address: "2001:db8::7",
      signedInAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      endsAt: expect.stringMatching(/Z$/),
      current: true,
    });
    expect(sessions.find(({ current }) => !current)).toMatchObject({ device: "Unknown device", address: "unknown" });
    const { token } = answer.body.user as { token: string };
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it("are ended one by one, without affecting other accounts", async () => {
    const staff = await signIn("editor");
    const owner = await signIn("owner");
    const otherSession = callWith(cookiesOf(await enter()));
    const [target] = (await list(staff)).filter(({ current }) => !current);
    expect((await owner("DELETE", `/api/sessions/${target?.sessionId}`)).status).toBe(404);
    expect((await otherSession("GET", "/api/profile")).status).toBe(200);
    expect((await staff("DELETE", `/api/sessions/${target?.sessionId}`)).status).toBe(200);
    expect((await otherSession("GET", "/api/profile")).status).toBe(401);
    expect((await staff("GET", "/api/profile")).status).toBe(200);
  });

  it("are ended all but this one", async () => {
    const staff = await signIn("editor");
    const owner = await signIn("owner");
    const otherSessions = [callWith(cookiesOf(await enter())), callWith(cookiesOf(await enter()))];
    expect((await staff("DELETE", "/api/sessions")).body).toMatchObject({ success: true, ended: 2 });
    for (const session of otherSessions) expect((await session("GET", "/api/profile")).status).toBe(401);
    for (const session of [staff, owner]) expect((await session("GET", "/api/profile")).status).toBe(200);
  });
});
