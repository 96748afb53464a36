import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accounts, passkeys, sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";
import { wrongPassword } from "./complete-sign-in.server.ts";

const { current, stranger, callWith, signIn, password } = testApp();

afterEach(() => vi.restoreAllMocks());

const wholeInput = {
  email: "ana@example.com",
  userName: "Ana 🏡",
  firstName: "Ana",
  lastName: "Peña",
  phoneNumber: "(801) 555-0100",
  language: "es",
  role: "editor",
};

const enter = (email: string, secret: string) => stranger("POST", "/api/auth/sign-in/email", { json: { email, password: secret } });
const endings = () =>
  current.platform.db.select().from(auditEvents).where(eq(auditEvents.action, "session.end")).orderBy(auditEvents.auditEventId);
const fields = (body: Record<string, unknown>) => (body.validationErrors as Array<{ field: string }>).map(({ field }) => field);

describe("staff accounts", () => {
  it("keep the whole input of a create, and show a generated password once", async () => {
    const owner = await signIn();
    const { status, body } = await owner("POST", "/api/staff", { json: wholeInput });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Data was created successfully",
      staffDto: { ...wholeInput, userId: 2, twoFactorEnabled: false, suspendedAt: null, lastSeenAt: null },
      password: expect.stringMatching(/^[a-z2-9-]{23}$/),
    });
    expect((await enter(wholeInput.email, String(body.password))).body).toMatchObject({ success: true, user: { userId: 2 } });
    const storedText = JSON.stringify([await current.platform.db.select().from(accounts), await current.platform.db.select().from(users)]);
    expect(storedText).not.toContain(body.password);
    expect((await owner("GET", "/api/staff/2")).body).not.toHaveProperty("password");
  });

  it("take a password that the owner chose, and do not repeat it", async () => {
    const owner = await signIn();
    const newPassword = "una contraseña elegida";
    const { body } = await owner("POST", "/api/staff", { json: { ...wholeInput, email: "ANA@Example.com", password: newPassword } });
    expect(body).not.toHaveProperty("password");
    expect(body).toMatchObject({ staffDto: { email: "ana@example.com" } });
    expect((await enter("ana@example.com", newPassword)).status).toBe(200);
  });

  it("are listed by name, with when they were last seen and nothing secret", async () => {
    const owner = await signIn();
    await owner("POST", "/api/staff", { json: wholeInput });
    const { body } = await owner("GET", "/api/staff");
    expect(body.staffListVm).toMatchObject([
      { userId: 2, email: wholeInput.email, lastSeenAt: null },
      { userId: 1, role: "owner", lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|secret|token/i);
  });

  it("show the second of two owners what the first one changed", async () => {
    const owner = await signIn();
    await owner("POST", "/api/staff", { json: wholeInput });
    expect((await owner("PUT", "/api/staff", { json: { userId: 2, version: 1, lastName: "Pérez" } })).body).toMatchObject({
      staffDto: { lastName: "Pérez", version: 2 },
    });
    const { status, body } = await owner("PUT", "/api/staff", { json: { userId: 2, version: 1, lastName: "Paz" } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, current: { lastName: "Pérez", version: 2 } });
    expect((await owner("GET", "/api/staff/2")).body).toMatchObject({ staffDto: { lastName: "Pérez" } });
    expect((await owner("PUT", "/api/staff", { json: { userId: 2, lastName: "Paz" } })).status).toBe(200);
  });

  it("are not taken for changed by a suspension", async () => {
    const owner = await signIn();
    await owner("POST", "/api/staff", { json: wholeInput });
    await owner("POST", "/api/staff/2/suspend");
    expect((await owner("PUT", "/api/staff", { json: { userId: 2, version: 1, lastName: "Paz" } })).status).toBe(200);
  });

  it("are refused by name of the field, and nothing is written", async () => {
    const owner = await signIn();
    const { status, body } = await owner("POST", "/api/staff", {
      json: { email: "nobody", userName: " ", role: "admin", password: "short", firstName: "x".repeat(81) },
    });
    expect(status).toBe(400);
    expect(fields(body).sort()).toEqual(["email", "firstName", "password", "role", "userName"]);
    expect(await current.platform.db.select().from(users)).toHaveLength(1);
  });

  it("have one email address each, also when two are added at once or one is changed", async () => {
    const owner = await signIn();
    const answers = await Promise.all([1, 2].map(() => owner("POST", "/api/staff", { json: wholeInput })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await signIn("editor");
    const changeResponse = await owner("PUT", "/api/staff", { json: { userId: 4, email: "ANA@example.com" } });
    expect(changeResponse.status).toBe(400);
    expect(fields(changeResponse.body)).toEqual(["email"]);
    expect((await owner("GET", "/api/staff/4")).body).toMatchObject({ staffDto: { email: "editor@example.com" } });
  });

  it("change only in the fields that came, and a new role counts at once", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    expect((await editor("GET", "/api/staff")).status).toBe(403);
    const { body } = await owner("PUT", "/api/staff", { json: { userId: 2, role: "owner", id: 1, suspendedAt: "2020-01-01" } });
    expect(body).toMatchObject({ staffDto: { userId: 2, role: "owner", userName: "editor", suspendedAt: null } });
    expect((await editor("GET", "/api/staff")).status).toBe(200);
    await owner("PUT", "/api/staff", { json: { userId: 2, role: "editor", email: "new@example.com" } });
    expect((await editor("GET", "/api/staff")).status).toBe(403);
    expect((await enter("new@example.com", password)).status).toBe(200);
  });

  it("that are suspended are out at once, everywhere, until they are reinstated", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    const elsewhere = callWith(cookiesOf(await enter("editor@example.com", password)));
    const { body } = await owner("POST", "/api/staff/2/suspend");
    expect(body).toMatchObject({ success: true, staffDto: { userId: 2, suspendedAt: expect.any(String) } });
    for (const session of [editor, elsewhere]) expect((await session("GET", "/api/profile")).status).toBe(401);
    expect(await current.platform.db.select().from(sessions).where(eq(sessions.userId, 2))).toEqual([]);
    expect(await enter("editor@example.com", password)).toMatchObject({ status: 401, body: { message: wrongPassword().message } });
    expect((await owner("POST", "/api/staff/2/reinstate")).body).toMatchObject({ staffDto: { suspendedAt: null } });
    expect((await editor("GET", "/api/profile")).status).toBe(401);
    expect((await enter("editor@example.com", password)).status).toBe(200);
  });

  it("get a new password that ends their sessions", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    const { body } = await owner("POST", "/api/staff/2/reset-password", { json: {} });
    expect(body.password).toMatch(/^[a-z2-9-]{23}$/);
    expect((await editor("GET", "/api/profile")).status).toBe(401);
    expect((await enter("editor@example.com", password)).status).toBe(401);
    expect((await enter("editor@example.com", String(body.password))).status).toBe(200);
    const resetAnswer = await owner("POST", "/api/staff/2/reset-password", { json: { password: "chosen by the owner" } });
    expect(resetAnswer.body).not.toHaveProperty("password");
    expect((await enter("editor@example.com", "chosen by the owner")).status).toBe(200);
    expect((await owner("POST", "/api/staff/2/reset-password", { json: { password: "short" } })).status).toBe(400);
  });

  it("are signed out everywhere by an owner, notified by mail, and sign in again", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    const reviewer = await signIn("reviewer");
    const elsewhere = callWith(cookiesOf(await enter("editor@example.com", password)));
    expect((await owner("DELETE", "/api/staff/2/sessions")).body).toMatchObject({ success: true, ended: 2 });
    for (const session of [editor, elsewhere]) expect((await session("GET", "/api/profile")).status).toBe(401);
    for (const session of [owner, reviewer]) expect((await session("GET", "/api/profile")).status).toBe(200);
    expect(await endings()).toMatchObject([{ userId: 1, subject: "staff:2", detail: { sessions: 2 } }]);
    expect(await current.platform.db.select().from(mailJobs)).toMatchObject([{ subject: "staff:2", payload: { change: "session.end" } }]);
    expect((await owner("DELETE", "/api/staff/2/sessions")).body).toMatchObject({ ended: 0 });
    expect(await endings()).toHaveLength(1);
    expect((await enter("editor@example.com", password)).status).toBe(200);
  });

  it("are signed out all at once, but for the session that asks", async () => {
    const owner = await signIn();
    const otherStaff = [await signIn("editor"), await signIn("reviewer"), callWith(cookiesOf(await enter("owner@example.com", password)))];
    expect((await owner("DELETE", "/api/staff/sessions")).body).toMatchObject({ success: true, ended: 3 });
    for (const session of otherStaff) expect((await session("GET", "/api/profile")).status).toBe(401);
    expect((await owner("GET", "/api/profile")).status).toBe(200);
    expect((await endings()).map(({ subject }) => subject).sort()).toEqual(["staff:1", "staff:2", "staff:3"]);
  });

  it.each([
    ["GET", "/api/staff/9"],
    ["DELETE", "/api/staff/9/sessions"],
    ["POST", "/api/staff/9/suspend"],
    ["POST", "/api/staff/9/reinstate"],
    ["POST", "/api/staff/9/reset-password"],
    ["DELETE", "/api/staff/9/two-factor"],
  ])("that do not exist answer 404 to %s %s", async (method, path) => {
    const owner = await signIn();
    expect((await owner(method, path, path.endsWith("reset-password") ? { json: {} } : {})).status).toBe(404);
  });
});

describe("an owner's own account", () => {
  const calls: Array<[string, string, object?]> = [
    ["POST", "/api/staff/1/reset-password", { password: "nine quiet herons at dusk" }],
    ["DELETE", "/api/staff/1/two-factor"],
    ["DELETE", "/api/staff/1/sessions"],
    ["POST", "/api/staff/1/suspend"],
    ["POST", "/api/staff/1/reinstate"],
    ["PUT", "/api/staff", { userId: 1, email: "thief@example.com" }],
    ["PUT", "/api/staff", { userId: 1, role: "editor" }],
  ];

  it.each(calls)("is not changed by %s %s, however fresh the session is", async (method, path, json) => {
    const owner = await signIn();
    await signIn("owner", "second@example.com");
    await current.platform.db.insert(passkeys).values({ userId: 1, credentialId: "x", publicKey: "x", name: "Laptop" });
    const state = async () => [
      await current.platform.db.select().from(users).orderBy(users.id),
      await current.platform.db.select().from(accounts).orderBy(accounts.id),
    ];
    const before = await state();
    const { status, body } = await owner(method, path, json && { json });
    expect([status, body.message]).toEqual([403, expect.stringContaining("/admin/profile")]);
    expect(await state()).toEqual(before);
    expect(await current.platform.db.$count(passkeys)).toBe(1);
  });

  it("is edited in fields that grant no access, although the form sends everything", async () => {
    const owner = await signIn();
    const json = { userId: 1, email: "owner@example.com", role: "owner", lastName: "Paz" };
    expect((await owner("PUT", "/api/staff", { json })).body).toMatchObject({ staffDto: { lastName: "Paz" } });
  });
});

describe("the last active owner", () => {
  const removals: Array<[string, (by: Caller, userId: number) => ReturnType<Caller>]> = [
    ["suspend", (by, userId) => by("POST", `/api/staff/${userId}/suspend`)],
    ["demote", (by, userId) => by("PUT", "/api/staff", { json: { userId, role: "editor" } })],
  ];

  it.each(removals)("remains when two owners %s each other, or themselves, at once", async (_name, remove) => {
    const one = await signIn("owner", "one@example.com");
    const two = await signIn("owner", "two@example.com");
    const answers = await Promise.all([remove(one, 2), remove(two, 1), remove(one, 1), remove(two, 2)]);
    expect([200, 401, 403, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    const left = await current.platform.db.select().from(users).where(eq(users.role, "owner"));
    expect(left.filter(({ suspendedAt }) => suspendedAt === null)).toHaveLength(1);
  });
});

describe("the log of account changes", () => {
  it("records who did what to whom, without secrets", async () => {
    const info = vi.spyOn(current.platform.log, "info");
    const owner = await signIn();
    const { body } = await owner("POST", "/api/staff", { json: wholeInput });
    await owner("PUT", "/api/staff", { json: { userId: 2, role: "owner" } });
    const reset = await owner("POST", "/api/staff/2/reset-password", { json: {} });
    await owner("POST", "/api/staff/2/suspend");
    await owner("POST", "/api/staff/2/reinstate");
    const events = info.mock.calls.map(([details, message]) => ({ ...(details as object), message }));
    const by = { userId: 1, account: 2, requestId: expect.any(String), clientAddress: "unknown" };
    expect(events).toEqual(
      expect.arrayContaining([
        { ...by, message: "Staff account added", role: "editor" },
        { ...by, message: "Staff account changed", role: "owner", fields: ["role"] },
        { ...by, message: "Password reset" },
        { ...by, message: "Staff account suspended" },
        { ...by, message: "Staff account reinstated" },
      ]),
    );
    const secrets = [password, body.password, reset.body.password].map(String);
    for (const secret of secrets) expect(JSON.stringify(events)).not.toContain(secret);
  });
});
