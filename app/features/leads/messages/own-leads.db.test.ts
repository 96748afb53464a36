import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Caller } from "#test/app.ts";
import { testLeads, utahLicense } from "#test/leads.ts";

const officers = contentStore(loanOfficerDefinition);
const { current, signIn, send, addRules, jobs } = testLeads();

const addOfficer = (firstName: string) =>
  officers.create(
    current.platform.db,
    { firstName, lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", email: `${firstName}@example.com`, ...utahLicense },
    { userId: null },
  );

let owner: Caller;
let officer: Caller;
const link = (loanOfficerId: number | null) => owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId } });

beforeEach(async () => {
  owner = await signIn();
  officer = await signIn("officer");
  await addRules();
  await addOfficer("Ana");
  await addOfficer("Luis");
});

describe("a loan officer", () => {
  it("sees, counts, finds and handles the messages that are theirs, and no others", async () => {
    expect((await link(1)).status).toBe(200);
    await send({ loanOfficerId: 1 });
    await send({ loanOfficerId: 2, message: "Not for Ana" });
    await send();
    const list = (await officer("GET", "/api/contactmessage")).body;
    expect(list).toMatchObject({ total: 1, unread: 1, held: 0, failed: 0, contactMessageListVm: [{ contactMessageId: 1 }] });
    expect((await officer("GET", "/api/contactmessage/unread")).body).toMatchObject({ unread: 1 });
    expect((await officer("GET", "/api/contactmessage?filterKey=not for ana")).body).toMatchObject({ total: 0, contactMessageListVm: [] });
    expect((await officer("GET", "/api/contactmessage?state=failed")).body).toMatchObject({ total: 0 });
    expect((await officer("GET", "/api/contactmessage/1")).body).toMatchObject({ contactMessageDto: { contactMessageId: 1 } });
    expect((await officer("PUT", "/api/contactmessage", { json: { contactMessageId: 1, state: "answered" } })).status).toBe(200);
    expect((await officer("PUT", "/api/contactmessage/1/read", { json: { read: true } })).status).toBe(200);
    expect((await officer("POST", "/api/contactmessage/1/note", { json: { body: "Called" } })).status).toBe(200);
    expect((await officer("GET", "/api/contactmessage/1/thread")).status).toBe(200);
    expect((await owner("GET", "/api/contactmessage")).body).toMatchObject({ total: 3, unread: 2 });
    expect((await owner("GET", "/api/contactmessage/unread")).body).toMatchObject({ unread: 2 });
  });

  it("handles several of theirs at once, and none of another's", async () => {
    await link(1);
    await send({ loanOfficerId: 1 });
    await send({ loanOfficerId: 2 });
    const records = [{ id: 1 }, { id: 2 }];
    const moved = await officer("PUT", "/api/contactmessage/bulk", { json: { records, state: "answered" } });
    expect(moved.body).toMatchObject({ done: [1], refused: [{ id: 2, reason: "gone" }] });
    const given = await officer("PUT", "/api/contactmessage/bulk", { json: { records, assignedOfficerId: 2 } });
    expect(given.body).toMatchObject({
      done: [],
      refused: [
        { id: 1, reason: "refused" },
        { id: 2, reason: "gone" },
      ],
    });
  });

  it("gets the answer of what does not exist for another's message, and may not assign, release, delete or export", async () => {
    await link(1);
    await send({ loanOfficerId: 1 });
    await send({ loanOfficerId: 2 });
    const others: Array<[string, string, object?]> = [
      ["GET", "/api/contactmessage/2"],
      ["PUT", "/api/contactmessage", { contactMessageId: 2, notes: "Mine" }],
      ["PUT", "/api/contactmessage/2/read", { read: true }],
      ["GET", "/api/contactmessage/2/thread"],
      ["POST", "/api/contactmessage/2/note", { body: "Mine" }],
      ["POST", "/api/contactmessage/2/call", { outcome: "reached", body: "" }],
      ["GET", "/api/contactmessage/2/replydraft"],
      ["POST", "/api/contactmessage/2/replypreview", { subject: "Hi", body: "Hello", lang: "en" }],
      ["POST", "/api/contactmessage/2/reply", { subject: "Hi", body: "Hello", lang: "en", requestId: "0123456789abcdef", version: 1 }],
      ["POST", "/api/contactmessage/2/replyretry", { messageEventId: 1 }],
    ];
    const statuses = [];
    for (const [method, path, json] of others) {
      const { status, body } = await officer(method, path, json && { json });
      statuses.push(status);
      const missing = await officer(method, path.replace("/2", "/99"), json && { json: { ...json, contactMessageId: 99 } });
      expect(missing.body.message, path).toBe(String(body.message).replace("2", "99"));
    }
    expect(statuses).toEqual(Array(10).fill(404));
    const refusals: Array<[string, string, object?]> = [
      ["PUT", "/api/contactmessage", { contactMessageId: 1, assignedOfficerId: 2 }],
      ["POST", "/api/contactmessage/1/release", {}],
      ["POST", "/api/contactmessage/1/resend", {}],
      ["DELETE", "/api/contactmessage/1"],
      ["GET", "/api/contactmessage/export"],
      ["GET", "/api/revisions?entity=contactmessage&id=1"],
      ["GET", "/api/dashboard"],
    ];
    for (const [method, path, json] of refusals) expect((await officer(method, path, json && { json })).status, path).toBe(403);
    expect(await current.platform.db.select().from(contactMessages).where(eq(contactMessages.contactMessageId, 2))).toMatchObject([
      { notes: "", readAt: null, version: 1 },
    ]);
  });

  it("sees nothing while the account has no officer, and nothing more once a message is reassigned", async () => {
    await send({ loanOfficerId: 1 });
    expect((await officer("GET", "/api/contactmessage")).body).toMatchObject({ total: 0, unread: 0 });
    expect((await officer("GET", "/api/contactmessage/1")).status).toBe(404);
    await link(1);
    expect((await officer("GET", "/api/contactmessage/1")).status).toBe(200);
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId: 2 } });
    expect((await officer("GET", "/api/contactmessage/1")).status).toBe(404);
    await link(null);
    expect((await officer("GET", "/api/contactmessage")).body).toMatchObject({ total: 0 });
  });
});

it("an account belongs to one officer, and an officer has one account; a change is recorded and mailed", async () => {
  const { db } = current.platform;
  await link(1);
  expect(await db.select({ id: users.loanOfficerId }).from(users).where(eq(users.id, 2))).toEqual([{ id: 1 }]);
  const events = await db.select().from(auditEvents).where(eq(auditEvents.action, "staff.changeOfficer")).orderBy(auditEvents.auditEventId);
  expect(events).toMatchObject([{ subject: "staff:2", detail: { from: null, to: 1 } }]);
  expect((await jobs()).filter(({ kind }) => kind === "staff.accountChange")).toHaveLength(1);
  const taken = await owner("PUT", "/api/staff", { json: { userId: 1, loanOfficerId: 1 } });
  expect([taken.status, taken.body.validationErrors]).toEqual([400, [{ field: "loanOfficerId", message: expect.any(String) }]]);
  expect((await owner("PUT", "/api/staff", { json: { userId: 1, loanOfficerId: 99 } })).status).toBe(400);
  const added = { email: "new@example.com", userName: "New", role: "officer", loanOfficerId: 2 };
  expect((await owner("POST", "/api/staff", { json: added })).body).toMatchObject({ staffDto: { loanOfficerId: 2 } });
  expect((await owner("POST", "/api/staff", { json: { ...added, email: "other@example.com" } })).status).toBe(400);
});
