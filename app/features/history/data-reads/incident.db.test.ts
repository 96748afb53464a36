import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bulkReadComposer } from "#app/features/history/mails/bulk-read-mail.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import type { AuditAction } from "#lib/audit-actions.ts";
import { auditMetrics } from "#platform/audit/audit-metrics.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { recordReads } from "#platform/personal-data/record-reads.server.ts";
import { personalDataReads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import { testApp } from "#test/app.ts";
import { bulkReadMail, flagBulkReads } from "./bulk-reads.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "https://umbral.example" });

const now = new Date();
const hour = 60 * 60_000;
const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** As if someone had been shown these messages at that time. */
const readMessages = (ids: number[], at = now, userId = 2, call = "GET /api/contactmessage") =>
  recordReads(current.platform, { userId, clientAddress: "203.0.113.7", call }, [{ entity: "contactmessage", ids }], at);

const writeMessages = (...emails: string[]) =>
  current.platform.db
    .insert(contactMessages)
    .values(emails.map((email) => ({ name: `Writer ${email}`, email, phone: "(801) 555-0188", service: "Contact Us", message: "Hello" })));

const eqAction = (action: AuditAction) => eq(auditEvents.action, action);
const flag = (at = now) => flagBulkReads(current.platform, at);
const setLimit = (value: string) => current.platform.db.insert(webResources).values({ context: "security.bulkReads", value });
const flags = () =>
  current.platform.db.select().from(auditEvents).where(eqAction("personalData.readMany")).orderBy(auditEvents.auditEventId);

describe("bulk reading of customer data", () => {
  it("is reported once a day: in the activity log, on the owners' dashboard, in the metrics and by mail to every owner", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    await signIn("owner", "second@example.com");
    await setLimit("40");
    await readMessages(numbers(1, 25), ago(3));
    await readMessages(numbers(26, 39), ago(2));
    expect(await flag()).toBe(0);
    await readMessages([40], ago(1));
    expect([await flag(), await flag()]).toEqual([1, 0]);
    expect(await flags()).toMatchObject([{ userId: 2, subject: "staff:2", detail: { records: 40, hours: 24 } }]);
    const mails = await current.platform.db.select().from(mailJobs);
    expect(mails.filter(({ kind }) => kind === bulkReadMail.name).map(({ payload }) => payload)).toMatchObject([
      { ownerId: 1, userId: 2, records: 40 },
      { ownerId: 3, userId: 2, records: 40 },
    ]);
    const { bulkReads } = (await owner("GET", "/api/dashboard")).body;
    expect(bulkReads).toMatchObject([{ userId: 2, who: "editor", records: 40 }]);
    expect((await editor("GET", "/api/dashboard")).body.bulkReads).toEqual([]);
    expect((await auditMetrics.read(current.platform.db)).umbral_security_events_hour).toMatchObject({ bulkRead: 1, newOwner: 2 });
  });

  it("counts a record once however often it is read, and not what was read more than a day ago", async () => {
    await signIn();
    await setLimit("40");
    for (const hours of [1, 2, 3]) await readMessages(numbers(1, 30), ago(hours));
    await readMessages(numbers(31, 60), ago(25));
    expect(await flag()).toBe(0);
  });

  it("is reported again on another day", async () => {
    await signIn();
    await setLimit("10");
    await readMessages(numbers(1, 10), ago(30));
    expect(await flag(ago(30))).toBe(1);
    await readMessages(numbers(1, 10), ago(1));
    expect(await flag()).toBe(1);
  });

  it("is mailed in the owner's language, with a link to what was read", async () => {
    const owner = await signIn();
    await owner("PUT", "/api/profile", { json: { language: "es" } });
    const { compose } = bulkReadComposer(current.platform);
    const payload = { ownerId: 1, userId: 1, records: 512, hours: 24, at: now.toISOString() };
    const mail = await compose(payload, { queuedAt: now, attempt: 1 });
    expect(mail?.to).toEqual([{ name: "owner", address: "owner@example.com" }]);
    expect(mail?.text).toContain("512 registros");
    expect(mail?.text).toContain("https://umbral.example/admin/incident?person=1&from=");
    expect(await compose({ ...payload, ownerId: 99 }, { queuedAt: now, attempt: 1 })).toBeUndefined();
  });
});

describe("the page for incidents", () => {
  it("counts the customers affected by person and period: one by address, those gone since included", async () => {
    const owner = await signIn();
    await writeMessages("ana@example.com", "ANA@example.com", "bo@example.com", "cy@example.com");
    await readMessages([1, 2, 3, 77]);
    await readMessages([1, 3], now, 3);
    await readMessages([4], ago(24 * 40));
    const summary = async (query = "") => (await owner("GET", `/api/incident${query}`)).body;
    expect(await summary()).toMatchObject({ customers: 4 });
    const lastMonth = `?from=${ago(24 * 20)
      .toISOString()
      .slice(0, 10)}`;
    expect(await summary(lastMonth)).toMatchObject({
      customers: 3,
      readers: [
        { userId: 2, records: 4, reads: 1, exports: 0 },
        { userId: 3, records: 2, reads: 1, exports: 0 },
      ],
    });
    expect(await summary(`${lastMonth}&userId=3`)).toMatchObject({ customers: 2 });
  });

  it("lists every read, newest first, without the customers' data", async () => {
    const owner = await signIn();
    await writeMessages("ana@example.com");
    await readMessages([1], ago(2), 1, "GET /api/contactmessage/:id");
    await readMessages(numbers(1, 30), ago(1), 1);
    const { body } = await owner("GET", "/api/incident/reads?pageSize=10");
    expect(body).toMatchObject({
      total: 2,
      readListVm: [
        { who: "owner", recordCount: 30, recordId: null, sentence: "Listed messages", clientAddress: "203.0.113.7" },
        { who: "owner", recordCount: 1, recordId: 1, sentence: "Opened a message" },
      ],
    });
    expect(JSON.stringify(body)).not.toContain("example.com");
  });

  it("exports the reads and the customers concerned, and records that", async () => {
    const owner = await signIn();
    await writeMessages("ana@example.com", "=bo@example.com");
    await readMessages([1, 2], ago(1), 1);
    const reading = await owner("POST", "/api/incident/export", { json: { userId: 1 } });
    expect(reading.body).toMatchObject({ isComplete: true, csv: expect.stringContaining("1 2") });
    expect(String(reading.body.csv).trim().split("\r\n")).toHaveLength(2);
    const { csv } = (await owner("POST", "/api/incident/customers/export", { json: {} })).body;
    expect(csv).toContain("Writer ana@example.com,ana@example.com,(801) 555-0188,1");
    expect(csv).toContain("'=bo@example.com");
    const eventsOf = (action: AuditAction) =>
      current.platform.db.select().from(auditEvents).where(eqAction(action)).orderBy(auditEvents.auditEventId);
    expect(await eventsOf("incident.export")).toMatchObject([{ userId: 1, detail: { person: 1 } }]);
    expect(await eventsOf("incident.exportCustomers")).toMatchObject([{ userId: 1, detail: { customers: 2 } }]);
    const reads = await current.platform.db.select().from(personalDataReads);
    expect(reads.at(-1)).toMatchObject({ call: "POST /api/incident/customers/export", recordIds: [1, 2] });
  });

  it("signs everyone out, the owner who does it included", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    expect((await owner("DELETE", "/api/staff/sessions?includingOwn=true")).body).toMatchObject({ ended: 2 });
    for (const caller of [owner, editor]) expect((await caller("GET", "/api/profile")).status).toBe(401);
  });
});

it("a message shows who opened it and who exported it, not who listed it", async () => {
  const owner = await signIn();
  const editor = await signIn("editor");
  await writeMessages("ana@example.com", "bo@example.com");
  for (const caller of [owner, owner, editor]) await caller("GET", "/api/contactmessage/1");
  await editor("GET", "/api/contactmessage");
  await editor("GET", "/api/contactmessage/export?state=all");
  const { readers } = (await owner("GET", "/api/contactmessage/1/readers")).body;
  expect(readers).toHaveLength(3);
  expect(readers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ who: "owner", isExport: false, times: 2 }),
      expect.objectContaining({ who: "editor", isExport: false, times: 1 }),
      expect.objectContaining({ who: "editor", isExport: true, times: 1 }),
    ]),
  );
  const officer = await signIn("officer");
  expect((await officer("GET", "/api/contactmessage/1/readers")).status).toBe(404);
});
