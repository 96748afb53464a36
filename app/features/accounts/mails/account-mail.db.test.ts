import { desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { accountChangeMail } from "#app/features/accounts/account-changes.server.ts";
import { passwordResets } from "#platform/accounts/tables/staff.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { smtpTransport } from "#platform/mail/transport.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";
import { startMailServer } from "#test/mail-server.ts";
import { accountMailComposer } from "./account-mail.server.ts";
import { passwordMailComposers } from "./password-reset-mail.server.ts";

const environment = { MAIL_FROM: "Umbral <site@umbral.example>", PUBLIC_URL: "http://umbral.example", TRUST_PROXY: "1" };
const { current, stranger, callWith, signIn, password } = testApp(environment);
const stops: Array<() => Promise<unknown>> = [];

afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const queuedMails = () =>
  current.platform.db.select().from(mailJobs).where(eq(mailJobs.kind, accountChangeMail.name)).orderBy(desc(mailJobs.mailJobId));
const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "x-forwarded-for": "203.0.113.77" };

describe("the holder of an account", () => {
  it("is notified of every change that a stolen session could make, and of no other", async () => {
    const owner = await signIn();
    await signIn("editor", "eva@example.com");
    const readNotices = async (...call: Parameters<typeof owner>) => {
      const before = (await queuedMails()).length;
      expect((await owner(...call)).status, call.join(" ")).toBe(200);
      const jobs = await queuedMails();
      return jobs.slice(0, jobs.length - before).map(({ payload, subject }) => [payload.change, payload.address, payload.by, subject]);
    };
    const eva = (change: string, address = "eva@example.com") => [change, address, "owner", "staff:2"];
    expect(await readNotices("PUT", "/api/staff", { json: { userId: 2, lastName: "Paz", email: "eva@example.com" } })).toEqual([]);
    expect(await readNotices("PUT", "/api/staff", { json: { userId: 2, role: "reviewer" } })).toEqual([eva("staff.changeRole")]);
    expect(await readNotices("POST", "/api/staff/2/suspend")).toEqual([eva("staff.suspend")]);
    expect(await readNotices("POST", "/api/staff/2/reinstate")).toEqual([eva("staff.reinstate")]);
    expect(await readNotices("DELETE", "/api/staff/2/two-factor")).toEqual([eva("secondFactor.disable")]);
    expect(await readNotices("POST", "/api/staff/2/reset-password", { json: {} })).toEqual([eva("staff.resetPassword")]);
    expect(await readNotices("PUT", "/api/staff", { json: { userId: 2, email: "new@example.com" } })).toEqual([eva("staff.changeEmail")]);
    expect(await readNotices("POST", "/api/staff/2/suspend")).toEqual([eva("staff.suspend", "new@example.com")]);
    expect(await readNotices("PUT", "/api/profile", { json: { firstName: "Olga" } })).toEqual([]);
    expect(
      await readNotices("PUT", "/api/profile/password", { json: { currentPassword: password, newPassword: "nine quiet herons at dusk" } }),
    ).toEqual([["staff.changePassword", "owner@example.com", "self", "staff:1"]]);
  });

  it("is not notified of a refused change", async () => {
    const owner = await signIn();
    expect((await owner("POST", "/api/staff/1/suspend")).status).toBe(403);
    expect(await queuedMails()).toEqual([]);
  });

  it("gets the mail at the former address, with the time, the device and where it came from in general terms", async () => {
    const server = await startMailServer();
    const { db, log } = current.platform;
    const delays = { transient: () => 20, refusal: () => 20, composition: () => 20 };
    const composers = [accountMailComposer(current.platform)];
    const outbox = startOutbox({ db, log, transport: smtpTransport(server.url), composers, alone: true, delays });
    stops.push(() => outbox.stop(), server.close);
    await signIn();
    const answer = await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } });
    const owner = callWith(cookiesOf(answer));
    const moved = await owner("PUT", "/api/profile/email", { json: { email: "thief@example.com", password }, headers });
    expect(moved.body).toMatchObject({ success: true });
    await expect.poll(() => server.arrived.length).toBe(1);
    const [mail] = server.arrived;
    expect(mail?.recipients).toEqual(["owner@example.com"]);
    const { subject, text = "", html = "" } = mail?.parsed ?? {};
    expect(subject).toBe("Umbral Home Loans: your account was changed");
    for (const part of [text, html]) {
      expect(part).toContain("email address");
      expect(part).toContain("Firefox on Windows, network 203.0.113.…");
      expect(part).toMatch(/When: \w+day, \w+ \d+, \d{4} at .* M[SD]T/);
      expect(part).toContain("http://umbral.example/admin/profile");
      expect(part).not.toMatch(/thief|203\.0\.113\.77/);
    }
  });

  it("gets mail in the language of the account, regardless of who made the change in which language", async () => {
    const owner = await signIn();
    const { db } = current.platform;
    await owner("PUT", "/api/staff", { json: { userId: 1, role: "owner", language: "es" } });
    await db.insert(passwordResets).values({ userId: 1, expiresAt: new Date(Date.now() + 60_000) });
    const change = {
      userId: 1,
      address: "owner@example.com",
      change: "passkey.add",
      at: "2026-07-04T18:00:00.000Z",
      by: "self",
      device: null,
    };
    const payloads: Record<string, object> = {
      [accountChangeMail.name]: { ...change, network: "203.0.113.…" },
      "password.resetLink": { passwordResetId: 1 },
      "password.wasReset": { userId: 1 },
    };
    const composers = [accountMailComposer(current.platform), ...passwordMailComposers(current.platform)];
    const subjects = composers.map(async ({ name, compose }) => {
      const mail = await compose(payloads[name], { queuedAt: new Date(), attempt: 1 });
      expect(mail?.html).toContain('<html lang="es">');
      expect(mail?.text).toMatch(/^Hola, owner:/);
      return mail?.subject;
    });
    expect(await Promise.all(subjects)).toEqual([
      "Umbral Home Loans: se cambió su cuenta",
      "Elija una contraseña nueva - Umbral Home Loans",
      "Se cambió su contraseña - Umbral Home Loans",
    ]);
    const mail = await composers[0]?.compose(payloads[accountChangeMail.name], { queuedAt: new Date(), attempt: 1 });
    expect(mail?.text).toMatch(/Cuándo: sábado, 4 de julio de 2026.*12:00/);
    expect(mail?.text).toContain("Desde: red 203.0.113.…");
  });
});
