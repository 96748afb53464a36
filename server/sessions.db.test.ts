import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { absoluteTimeout, idleTimeout } from "#platform/accounts/session.server.ts";
import { sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";

const { current, callWith, signIn, another, password } = testApp();

const signInPath = "/api/auth/sign-in/email";
const email = "ana@example.com";

const addStaff = () => createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana" });

describe("the session cookie", () => {
  it("is HttpOnly and SameSite, and over HTTPS Secure and bound to the host", async () => {
    await addStaff();
    const cookieFrom = async (environment: NodeJS.ProcessEnv) => {
      const answer = await callWith("", another(environment))("POST", signInPath, { json: { email, password } });
      const [, device] = answer.headers.getSetCookie();
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      expect(device).toMatch(
        environment.PUBLIC_URL
          ? /^__Host-umbral\.device=.*; HttpOnly; Secure; SameSite=Lax$/
          : /^umbral\.device=.*; HttpOnly; SameSite=Lax$/,
      );
      return answer.headers.getSetCookie()[0] ?? "";
    };
    const plainCookie = await cookieFrom({});
    expect(plainCookie).toMatch(/^umbral\.session=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await cookieFrom({ PUBLIC_URL: "https://umbral.example" });
    expect(secure).toMatch(/^__Host-umbral\.session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(secure).not.toMatch(/Domain/i);
  });

  it("opens the site over HTTPS by its own name only", async () => {
    await addStaff();
    const app = another({ PUBLIC_URL: "https://umbral.example" });
    const cookie = cookiesOf(await callWith("", app)("POST", signInPath, { json: { email, password } }));
    expect((await callWith(cookie, app)("GET", "/api/auth/me")).status).toBe(200);
    expect((await callWith(cookie.replaceAll("__Host-", ""), app)("GET", "/api/auth/me")).status).toBe(401);
  });

  it.each([
    "umbral.session=",
    "umbral.session=x",
    "umbral.session=%",
    "umbral.session=a.b",
    "umbral.session=%00.%00",
    `umbral.session=${"a".repeat(9000)}`,
  ])("is ignored when it is %s", async (cookie) => {
    expect((await callWith(cookie)("GET", "/api/profile")).status).toBe(401);
  });
});

describe("a session", () => {
  const me = async (cookie: string) => (await callWith(cookie)("GET", "/api/auth/me")).status;
  const enter = async (cookie = "") => cookiesOf(await callWith(cookie)("POST", signInPath, { json: { email, password } }));

  it("is a new one at each sign-in, and the browser's former one ends", async () => {
    await addStaff();
    const first = await enter();
    const second = await enter(first);
    expect(second).not.toBe(first);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
    const elsewhere = await enter();
    expect([await me(second), await me(elsewhere)]).toEqual([200, 200]);
  });

  it("ends on the server at sign-out", async () => {
    await addStaff();
    const cookie = await enter();
    const answer = await callWith(cookie)("POST", "/api/auth/sign-out", { json: {} });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/umbral\.session=; Max-Age=0/);
    expect(await me(cookie)).toBe(401);
    expect(await current.platform.db.select().from(sessions)).toEqual([]);
  });

  const changeSessions = (changes: Partial<typeof sessions.$inferInsert>) => current.platform.db.update(sessions).set(changes);
  const ago = (ms: number) => new Date(Date.now() - ms);
  const minute = 60_000;

  it("ends when it was idle for twelve hours", async () => {
    await addStaff();
    const cookie = await enter();
    await changeSessions({ updatedAt: ago(idleTimeout - minute) });
    expect(await me(cookie)).toBe(200);
    await changeSessions({ updatedAt: ago(idleTimeout) });
    expect(await me(cookie)).toBe(401);
    expect(await current.platform.db.select().from(sessions)).toEqual([]);
  });

  it("lives on while it is used, and no longer than seven days", async () => {
    await addStaff();
    const cookie = await enter();
    await changeSessions({ updatedAt: ago(idleTimeout - minute) });
    expect(await me(cookie)).toBe(200);
    const [used] = await current.platform.db.select().from(sessions);
    expect(Date.now() - (used?.updatedAt.getTime() ?? 0)).toBeLessThan(minute);
    await changeSessions({ createdAt: ago(absoluteTimeout - minute) });
    expect(await me(cookie)).toBe(200);
    await changeSessions({ createdAt: ago(absoluteTimeout) });
    expect(await me(cookie)).toBe(401);
  });

  it("that was never resumed is deleted at the next sign-in", async () => {
    await addStaff();
    await enter();
    await changeSessions({ updatedAt: ago(idleTimeout + minute) });
    await enter();
    expect(await current.platform.db.select().from(sessions)).toHaveLength(1);
  });

  it("ends when its owner is suspended, and the suspension outlives a session that slipped in", async () => {
    const userId = await addStaff();
    const cookie = await enter();
    await current.platform.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId));
    expect(await me(cookie)).toBe(401);
  });

  it("is not carried by writes from another site, neither JSON nor multipart", async () => {
    const staff = await signIn("owner");
    const calls = [{ json: { title: "x" } }, { form: { title: "x" } }];
    const foreign: Array<Record<string, string>> = [
      { origin: "https://evil.example", host: "umbral.example" },
      { origin: "null", host: "umbral.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      for (const call of calls) {
        expect((await staff("POST", "/api/loanofficer", { ...call, headers })).status, JSON.stringify(headers)).toBe(403);
      }
      expect((await staff("DELETE", "/api/sessions", { headers })).status).toBe(403);
      expect((await staff("POST", "/api/auth/sign-out", { json: {}, headers })).status).toBe(403);
    }
    expect((await staff("GET", "/api/auth/me")).status).toBe(200);
  });
});
