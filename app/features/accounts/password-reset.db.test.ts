import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { knownDevices, passwordResets, sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { mailComposers } from "#server/background-work.ts";
import { cookiesOf, testApp } from "#test/app.ts";
import { startMailServer } from "#test/mail-server.ts";
import { passwordMailComposers } from "./mails/password-reset-mail.server.ts";
import { mintResetToken, resetByToken } from "./password-reset.server.ts";
import { updateStaff } from "./service.server.ts";

const publicUrl = "https://umbral.example";
const { current, callWith, another, password } = testApp();
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

const email = "ana@example.com";
const newPassword = "eine völlig neue Passphrase";
const environment = () => ({ PUBLIC_URL: publicUrl, SMTP_URL: mail.url, MAIL_FROM: "site@umbral.example" });
const headers = { host: "evil.example", origin: publicUrl };
const addStaff = () => createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana", firstName: "Ana" });
const asker = { clientAddress: "192.0.2.1", domain: "umbral.example" };

/** The site with mail set up, and what strangers may ask of it. */
function siteWithMail() {
  const moment = new Date();
  const app = another(environment(), () => moment);
  const call = callWith("", app);
  const ask = (address: string, more: Record<string, string> = {}) =>
    call("POST", "/api/auth/forgot-password", { json: { email: address }, headers: { ...headers, ...more } });
  const reset = (token: string, wanted = newPassword) =>
    call("POST", "/api/auth/new-password", { json: { token, password: wanted }, headers });
  const enter = (secret: string) => call("POST", "/api/auth/sign-in/email", { json: { email, password: secret }, headers });
  return { app, ask, reset, enter };
}

async function link(userId: number, at = new Date()): Promise<string> {
  const values = { userId, expiresAt: new Date(at.getTime() + 3_600_000) };
  const [row] = await current.platform.db.insert(passwordResets).values(values).returning();
  return (await mintResetToken(current.platform.db, row?.id ?? 0, at))?.token ?? "";
}

describe("a forgotten password", () => {
  it("is reset with a mailed link that works once and ends all open sessions", async () => {
    const userId = await addStaff();
    const { app, ask, reset, enter } = siteWithMail();
    const elsewhere = callWith(cookiesOf(await enter(password)), app);
    expect((await ask(" ANA@example.com ")).body).toMatchObject({ success: true, message: expect.stringContaining("15 minutes") });
    // Mail to a stranger's request waits for a few seconds, so that no one can tell by the clock whether there is an account.
    const sendNow = () => current.platform.db.update(mailJobs).set({ nextAttemptAt: new Date() }).returning();
    await vi.waitFor(async () => expect(await sendNow()).toHaveLength(1), 20_000);
    const platform = { ...current.platform, config: readConfig(environment()) };
    const stop = startMail(platform, mailComposers(platform), true);
    try {
      const resetMail = await vi.waitFor(
        () => mail.arrived.find(({ recipients }) => recipients.includes(email)) ?? Promise.reject(),
        20_000,
      );
      const [url = ""] = /https:\/\/\S+/.exec(resetMail.parsed.text ?? "") ?? [];
      expect(url).toMatch(/^https:\/\/umbral\.example\/admin\/reset-password#[\w-]{43}$/);
      expect(resetMail.parsed.html).toContain(url);
      const token = new URL(url).hash.slice(1);
      expect(JSON.stringify(await current.platform.db.select().from(passwordResets))).not.toContain(token);
      const weak = await reset(token, "umbralhomeloans");
      expect(weak.body.validationErrors).toEqual([{ field: "password", message: expect.stringMatching(/^New password .*guess/) }]);
      expect((await reset(token)).status).toBe(200);
      expect((await reset(token)).status).toBe(400);
      expect((await elsewhere("GET", "/api/profile")).status).toBe(401);
      expect([(await enter(password)).status, (await enter(newPassword)).status]).toEqual([401, 200]);
      await vi.waitFor(
        () => mail.arrived.find(({ parsed }) => parsed.subject?.startsWith("Your password was changed")) ?? Promise.reject(),
        20_000,
      );
    } finally {
      await stop();
    }
    const events = await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId);
    expect(events.filter(({ action }) => action.startsWith("password."))).toMatchObject([
      { action: "password.askReset", userId: null, subject: `staff:${userId}` },
      { action: "password.reset", userId, subject: `staff:${userId}` },
    ]);
  });

  it("gets the same response for an unknown address and a suspended account; no mail is sent", async () => {
    await addStaff();
    await current.platform.db.update(users).set({ suspendedAt: new Date() });
    const { ask } = siteWithMail();
    const answers = [await ask(email), await ask("nobody@example.com")];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const countRequests = () => current.platform.db.$count(auditEvents, eq(auditEvents.action, "password.askReset"));
    await vi.waitFor(async () => expect(await countRequests()).toBe(2), 10_000);
    expect(await current.platform.db.select().from(passwordResets)).toEqual([]);
    const [composer] = passwordMailComposers({ ...current.platform, config: readConfig(environment()) });
    for (const { payload, createdAt } of await current.platform.db.select().from(mailJobs))
      expect(await composer?.compose(payload, { queuedAt: createdAt, attempt: 1 })).toBeUndefined();
  });

  it("is limited per account and address, the same for known and unknown ones", async () => {
    await addStaff();
    for (const address of [email, "nobody@example.com"]) {
      const { ask } = siteWithMail();
      const statuses = [];
      for (let index = 0; index < 4; index++) statuses.push((await ask(address)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it("opens nothing fifteen minutes after its mail was made, nor with another token", async () => {
    const userId = await addStaff();
    const { db } = current.platform;
    const creationTime = new Date("2026-03-01T08:00:00Z");
    const at = (minutes: number) => new Date(creationTime.getTime() + minutes * 60_000);
    const token = await link(userId, creationTime);
    await expect(resetByToken(db, token, newPassword, asker, at(15))).rejects.toThrow(/expired/);
    await expect(resetByToken(db, `${token}x`, newPassword, asker, at(1))).rejects.toThrow(/expired/);
    expect(await resetByToken(db, token, newPassword, asker, at(14.9))).toBe(userId);
  });

  it("takes the link of either mail where one was sent twice, and then no other", async () => {
    const userId = await addStaff();
    const { db } = current.platform;
    const first = await link(userId);
    const [row] = await db.select().from(passwordResets);
    const second = (await mintResetToken(db, row?.id ?? 0))?.token ?? "";
    const elsewhere = await link(userId);
    const outcomes = await Promise.allSettled([first, first].map((token) => resetByToken(db, token, newPassword, asker)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const token of [second, elsewhere]) await expect(resetByToken(db, token, newPassword, asker)).rejects.toThrow(/expired/);
  });

  it("is not replaced by one that is longer than any form takes afterwards", async () => {
    const token = await link(await addStaff());
    const { reset } = siteWithMail();
    const longPassword = "a völlig neue Passphrase ".repeat(11);
    expect((await reset(token, longPassword)).body.validationErrors).toEqual([
      { field: "password", message: expect.stringMatching(/^New password .*256/) },
    ]);
    expect((await reset(token, longPassword.slice(0, 256))).status).toBe(200);
  });

  it("opens nothing with a link that lies in a mailbox which is the account's no longer", async () => {
    const userId = await addStaff();
    const owner = await createStaff(current.platform.db, { email: "owner@example.com", password, role: "owner", userName: "Owner" });
    const token = await link(userId);
    await updateStaff(current.platform.db, userId, { lastName: "Paz", email }, { userId: owner });
    expect(await current.platform.db.$count(passwordResets)).toBe(1);
    await updateStaff(current.platform.db, userId, { email: "ana.paz@example.com" }, { userId: owner });
    await expect(resetByToken(current.platform.db, token, newPassword, asker)).rejects.toThrow(/expired/);
  });

  it("is no way around the second factor, and forgets known browsers and sign-ins under way", async () => {
    const userId = await addStaff();
    const { app, enter, reset } = siteWithMail();
    await enter(password);
    await current.platform.db.update(users).set({ twoFactorEnabled: true });
    const pending = callWith(cookiesOf(await enter(password)), app);
    expect((await reset(await link(userId))).status).toBe(200);
    expect(await current.platform.db.select().from(knownDevices)).toEqual([]);
    expect((await pending("POST", "/api/auth/passkey/options", { headers })).status).toBe(400);
    expect((await enter(newPassword)).body).toMatchObject({ twoFactorRedirect: true });
    expect(await current.platform.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  it("cannot be mailed about where mail is not set up", async () => {
    const answer = await callWith("")("POST", "/api/auth/forgot-password", { json: { email } });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/owner/);
  });
});
