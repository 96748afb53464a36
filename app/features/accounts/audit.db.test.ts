import { asc } from "drizzle-orm";
import { TOTP, URI } from "otpauth";
import { expect, it } from "vitest";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";

const { current, stranger, callWith, signIn, password } = testApp();

const recordedEvents = async () => {
  const rows = await current.platform.db.select().from(auditEvents).orderBy(asc(auditEvents.auditEventId));
  return rows.map(({ action, userId, subject, detail }) => [action, userId, subject, detail]);
};

/** What this call adds to the record. */
async function addedBy(work: () => ReturnType<Caller>) {
  const before = (await recordedEvents()).length;
  await work();
  return (await recordedEvents()).slice(before);
}

it("every change of an account is recorded, by whom and to whom, without names or addresses", async () => {
  const owner = await signIn();
  const eva = { email: "eva@example.com", userName: "Eva", role: "editor" };
  const by = (action: string, detail: object = {}) => [action, 1, "staff:2", detail];
  expect(await addedBy(() => owner("POST", "/api/staff", { json: eva }))).toEqual([by("staff.create", { role: "editor" })]);
  expect(await addedBy(() => owner("PUT", "/api/staff", { json: { userId: 2, role: "owner", email: "new@example.com" } }))).toEqual([
    by("staff.change", { fields: "email,role" }),
    by("staff.changeEmail"),
    by("staff.changeRole", { from: "editor", to: "owner" }),
  ]);
  expect(await addedBy(() => owner("POST", "/api/staff/2/suspend"))).toEqual([by("staff.suspend")]);
  expect(await addedBy(() => owner("POST", "/api/staff/2/reinstate"))).toEqual([by("staff.reinstate")]);
  expect(await addedBy(() => owner("POST", "/api/staff/2/reset-password", { json: {} }))).toEqual([by("staff.resetPassword")]);
  expect(await addedBy(() => owner("DELETE", "/api/staff/2/two-factor"))).toEqual([by("secondFactor.disable")]);
  const ownEvent = (action: string, detail: object = {}) => [action, 1, "staff:1", detail];
  expect(await addedBy(() => owner("DELETE", "/api/sessions"))).toEqual([]);
  await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } });
  expect(await addedBy(() => owner("DELETE", "/api/sessions"))).toEqual([ownEvent("session.end", { sessions: 1 })]);
  const change = (currentPassword: string) =>
    owner("PUT", "/api/profile/password", { json: { currentPassword, newPassword: "nine quiet herons at dusk" } });
  expect(await addedBy(() => change("a wrong password"))).toEqual([ownEvent("confirmation.refuse", { field: "currentPassword" })]);
  expect(await addedBy(() => change(password))).toEqual([ownEvent("staff.changePassword")]);
  expect(JSON.stringify(await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId))).not.toMatch(
    /@|Eva|password for tests/,
  );
});

it("refusals of signed-in people are recorded up to a bound, those of strangers and of a missing confirmation never", async () => {
  const editor = await signIn("editor");
  expect(await addedBy(() => stranger("GET", "/api/staff"))).toEqual([]);
  expect(await addedBy(() => editor("GET", "/api/staff"))).toEqual([["permission.refuse", 1, "staff:1", { call: "GET /api/staff" }]]);
  expect(await addedBy(() => editor("GET", "/api/nothing"))).toEqual([]);
  for (let tries = 0; tries < 40; tries++) await editor("GET", "/api/staff");
  expect((await recordedEvents()).filter(([action]) => action === "permission.refuse")).toHaveLength(30);
});

it("the second factor's life is recorded", async () => {
  const staff = await signIn("editor");
  expect(await addedBy(() => staff("POST", "/api/profile/two-factor", { json: { password: "a wrong password" } }))).toEqual([
    ["confirmation.refuse", 1, "staff:1", { field: "password" }],
  ]);
  const { body } = await staff("POST", "/api/profile/two-factor", { json: { password } });
  const totp = URI.parse(String(body.totpUri));
  if (!(totp instanceof TOTP)) throw new Error("No TOTP address");
  const on = await staff("POST", "/api/profile/two-factor/confirm", { json: { code: totp.generate() } });
  const mine = callWith(cookiesOf(on));
  const [recoveryCode] = on.body.recoveryCodes as string[];
  await mine("POST", "/api/profile/two-factor/recovery-codes", { json: { password, code: recoveryCode } });
  await mine("POST", "/api/profile/two-factor/disable", { json: { password, code: totp.generate({ timestamp: Date.now() + 30_000 }) } });
  const factor = (await recordedEvents()).map(([action]) => action).filter((action) => String(action).startsWith("secondFactor"));
  expect(factor).toEqual(["secondFactor.enable", "secondFactor.renewCodes", "secondFactor.disable"]);
});
