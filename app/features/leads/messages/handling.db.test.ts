import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { lead, testLeads } from "#test/leads.ts";

const officers = contentStore(loanOfficerDefinition);

const { current, signIn, send, storedMessages, jobs } = testLeads();

describe("a message in the inbox", () => {
  it("keeps who answered, who takes care and what was noted, with a revision each; what the visitor wrote stays", async () => {
    const staff = await signIn();
    await send();
    const officer = { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1" };
    await officers.create(current.platform.db, officer, { userId: null });
    const change = { contactMessageId: 1, version: 1, state: "answered", assignedOfficerId: 1, notes: "Called back.", message: "forged" };
    const { status, body } = await staff("PUT", "/api/contactmessage", { json: change });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contactMessageDto: { ...lead, email: expect.any(String), state: "answered", assignedOfficerId: 1, notes: "Called back.", version: 2 },
    });
    expect((await staff("PUT", "/api/contactmessage", { json: { ...change, notes: "Late" } })).status).toBe(409);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId: 9 } })).status).toBe(400);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 9, notes: "" } })).status).toBe(404);
    expect((await staff("GET", "/api/contactmessage?filterKey=called back")).body).toMatchObject({ total: 1 });
    const history = await current.platform.db.select().from(revisions).where(eq(revisions.entity, "contactmessage"));
    expect(history.map(({ action, userId, version }) => [action, userId, version])).toEqual([
      ["create", null, 1],
      ["update", 1, 2],
    ]);
  });

  it("is one of several that are assigned or moved at once, each with its version, its revision and its line in the thread", async () => {
    const staff = await signIn();
    await send();
    await send();
    await send({ website: "held as spam" });
    const officer = { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1" };
    await officers.create(current.platform.db, officer, { userId: null });
    const bulk = (json: object) => staff("PUT", "/api/contactmessage/bulk", { json });
    await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 2, notes: "A colleague was here" } });
    const records = [1, 2, 3].map((id) => ({ id, version: 1 }));
    expect((await bulk({ records, state: "answered" })).body).toMatchObject({
      done: [1],
      refused: [
        { id: 2, reason: "changed" },
        { id: 3, reason: "refused", message: expect.stringContaining("held") },
      ],
    });
    expect((await bulk({ records: [{ id: 1 }, { id: 2 }, { id: 9 }], assignedOfficerId: 1 })).body).toMatchObject({
      done: [1, 2],
      refused: [{ id: 9, reason: "gone" }],
    });
    expect((await bulk({ records: [{ id: 1 }], assignedOfficerId: 1, state: "answered" })).body).toMatchObject({ done: [1] });
    expect((await storedMessages()).toSorted((a, b) => a.contactMessageId - b.contactMessageId)).toMatchObject([
      { state: "answered", assignedOfficerId: 1, version: 3 },
      { state: "new", assignedOfficerId: 1, version: 3 },
      { state: "held", assignedOfficerId: null, version: 1 },
    ]);
    const { thread } = (await staff("GET", "/api/contactmessage/1/thread")).body as { thread: { events: Array<{ kind: string }> } };
    expect(thread.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["state", "assignment"]));
    for (const json of [{ records }, { records, state: "lost" }, { records, assignedOfficerId: 77 }, { records: [], state: "won" }])
      expect((await bulk(json)).status).toBe(400);
  });

  it("sends a held message's mails when staff release it, once", async () => {
    const staff = await signIn();
    await send({ website: "x" });
    expect((await staff("POST", "/api/contactmessage/1/resend", { json: {} })).status).toBe(409);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, state: "answered" } })).status).toBe(409);
    const answers = await Promise.all([1, 2].map(() => staff("POST", "/api/contactmessage/1/release", { json: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storedMessages()).toMatchObject([{ state: "new" }]);
    expect(await jobs()).toHaveLength(2);
  });

  it("tries a mail that failed again under its Message-ID, and sends one that arrived as a new mail", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    await send();
    await db.update(mailJobs).set({ state: "failed" }).where(eq(mailJobs.kind, "contactMessage.office"));
    const troubledInbox = { total: 1, failed: 1, contactMessageListVm: [{ contactMessageId: 1, mailTrouble: "failed" }] };
    expect((await staff("GET", "/api/contactmessage?state=failed")).body).toMatchObject(troubledInbox);
    await staff("POST", "/api/contactmessage/1/resend", { json: {} });
    expect(await jobs()).toHaveLength(2);
    expect((await staff("GET", "/api/contactmessage?state=failed")).body).toMatchObject({ total: 0 });
    await db.update(mailJobs).set({ state: "sent" });
    const { body } = await staff("POST", "/api/contactmessage/1/resend", { json: { kind: "acknowledgement" } });
    expect(body).toMatchObject({
      contactMessageDto: { deliveries: [{ kind: "office" }, { kind: "acknowledgement" }, { kind: "acknowledgement", state: "waiting" }] },
    });
    expect(new Set((await jobs()).map(({ messageIdHeader }) => messageIdHeader)).size).toBe(3);
  });

  it("shows mail that is late separately from mail that needs attention, with the reason for each attempt", async () => {
    const staff = await signIn();
    await send();
    const history = [{ at: "2026-11-15T20:00:00.000Z", outcome: "failed" as const, reason: "The mail server took too long", detail: "" }];
    await current.platform.db.update(mailJobs).set({ attempts: 3, history }).where(eq(mailJobs.kind, "contactMessage.office"));
    const { body } = await staff("GET", "/api/contactmessage?state=failed");
    expect(body).toMatchObject({ failed: 1, contactMessageListVm: [{ mailTrouble: "waiting" }] });
    const detail = (await staff("GET", "/api/contactmessage/1")).body.contactMessageDto;
    expect(detail).toMatchObject({
      deliveries: [
        { kind: "office", history },
        { kind: "acknowledgement", attempts: 0 },
      ],
    });
  });

  it("loses its mails however it is deleted, and no other's", async () => {
    for (let i = 0; i < 12; i++) await send();
    await current.platform.db.delete(contactMessages).where(inArray(contactMessages.contactMessageId, [1, 3]));
    const subjects = new Set((await jobs()).map(({ subject }) => subject));
    expect([...subjects].sort()).toEqual([10, 11, 12, 2, 4, 5, 6, 7, 8, 9].map((id) => `contactmessage:${id}`));
  });

  it("deletes a message with its mails and keeps its last state", async () => {
    const staff = await signIn();
    await send();
    expect((await staff("DELETE", "/api/contactmessage/1")).body).toMatchObject({ success: true, message: "Deleted!" });
    expect((await staff("GET", "/api/contactmessage/1")).status).toBe(404);
    expect(await jobs()).toEqual([]);
    const [last] = await current.platform.db.select().from(revisions).where(eq(revisions.action, "delete"));
    expect(last?.state).toMatchObject({ name: lead.name, message: lead.message });
  });
});
