import { describe, expect, it } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testLeads } from "#test/leads.ts";

const officers = contentStore(loanOfficerDefinition);
const { current, signIn, send, storedMessages } = testLeads();

type Event = { kind: string; body: string; subject: string; userName: string | null; detail: Record<string, unknown> };
const eventsIn = (body: Record<string, unknown>) => (body.thread as { events: Event[] }).events;

describe("the thread of a message", () => {
  it("lists notes, calls, states, assignments and follow-ups in their order, and who did them", async () => {
    const staff = await signIn("editor");
    await send();
    const officer = { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1" };
    await officers.create(current.platform.db, officer, { userId: null });
    await staff("POST", "/api/contactmessage/1/note", { json: { body: "Speaks Spanish only" } });
    await staff("POST", "/api/contactmessage/1/call", { json: { outcome: "noAnswer", body: "" } });
    const change = { contactMessageId: 1, state: "lost", closedReason: "Went elsewhere", assignedOfficerId: 1, followUpOn: "2027-01-31" };
    expect((await staff("PUT", "/api/contactmessage", { json: change })).status).toBe(200);
    const { body } = await staff("GET", "/api/contactmessage/1/thread");
    expect(eventsIn(body)).toMatchObject([
      { kind: "note", body: "Speaks Spanish only", userName: "editor" },
      { kind: "call", detail: { outcome: "noAnswer" } },
      { kind: "state", detail: { from: "new", to: "lost" }, body: "Went elsewhere" },
      { kind: "assignment", detail: { from: null, to: 1 }, officerName: "Luis Ortiz" },
      { kind: "followUp", detail: { on: "2027-01-31" }, userName: "editor" },
    ]);
    const notices = ["office", "acknowledgement", "assigned"].map((mail) => ({ kind: `contactMessage.${mail}`, state: "waiting" }));
    expect(body.thread).toMatchObject({ notices });
  });

  it("counts a visitor reached by phone as contacted, at once and permanently", async () => {
    const staff = await signIn();
    await send();
    await staff("POST", "/api/contactmessage/1/call", { json: { outcome: "leftMessage", body: "Will call again" } });
    expect(await storedMessages()).toMatchObject([{ state: "new", firstAnsweredAt: null, version: 1 }]);
    await staff("POST", "/api/contactmessage/1/call", { json: { outcome: "reached", body: "" } });
    const [message] = await storedMessages();
    expect(message).toMatchObject({ state: "answered", firstAnsweredAt: expect.any(Date), version: 2 });
    await staff("POST", "/api/contactmessage/1/call", { json: { outcome: "reached", body: "" } });
    expect(await storedMessages()).toMatchObject([{ firstAnsweredAt: message?.firstAnsweredAt, version: 2 }]);
  });

  it("lengthens how long the message is kept, and refuses what makes no sense", async () => {
    const staff = await signIn();
    await send();
    await current.platform.db.update(contactMessages).set({ updatedAt: new Date(0) });
    const post = async (path: string, json: object) => (await staff("POST", `/api/contactmessage/${path}`, { json })).status;
    expect(await post("1/note", { body: " " })).toBe(400);
    expect(await post("1/note", { body: "x".repeat(10_001) })).toBe(400);
    expect(await post("1/call", { outcome: "maybe", body: "" })).toBe(400);
    expect(await post("9/note", { body: "x" })).toBe(404);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, state: "lost" } })).status).toBe(400);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, followUpOn: "2027-02-30" } })).status).toBe(400);
    expect(await storedMessages()).toMatchObject([{ updatedAt: new Date(0), state: "new" }]);
    expect(await post("1/note", { body: "x" })).toBe(200);
    expect((await storedMessages())[0]?.updatedAt.getTime()).toBeGreaterThan(0);
  });
});

describe("the messages of one visitor", () => {
  it("are found by address or number, merged into one thread, and split again", async () => {
    const staff = await signIn();
    await send({ name: "Ana", email: "Ana@example.com", phone: "1" });
    await send({ name: "Ana P", email: "ana@EXAMPLE.com", phone: "(801) 555-0199", message: "The second" });
    await send({ name: "Peña", email: "other@example.com", phone: "+1 801.555.0199", message: "The third" });
    await send({ name: "Stranger", email: "x@example.com", phone: "1" });
    const thread = async (id: number) => (await staff("GET", `/api/contactmessage/${id}/thread`)).body.thread;
    expect(await thread(2)).toMatchObject({ others: [{ contactMessageId: 3 }, { contactMessageId: 1 }] });
    expect(await thread(4)).toMatchObject({ others: [] });
    const merge = async (id: number, mergedId: number) =>
      (await staff("POST", `/api/contactmessage/${id}/merge`, { json: { mergedId } })).status;
    await staff("POST", "/api/contactmessage/3/note", { json: { body: "Of the third" } });
    expect(await merge(2, 3)).toBe(200);
    expect([await merge(1, 4), await merge(1, 1), await merge(1, 9), await merge(3, 1), await merge(1, 3)]).toEqual([
      400, 400, 404, 409, 409,
    ]);
    expect(await merge(1, 2)).toBe(200);
    expect(await thread(1)).toMatchObject({
      merged: [{ message: "The second" }, { message: "The third" }],
      events: [
        { kind: "note", body: "Of the third" },
        { kind: "merge", detail: { mergedId: 3 } },
        { kind: "merge", detail: { mergedId: 2 } },
      ],
    });
    expect((await staff("GET", "/api/contactmessage")).body).toMatchObject({ total: 2, unread: 2 });
    expect((await staff("GET", "/api/dashboard")).body).toMatchObject({ newMessages: 2 });
    expect((await staff("POST", "/api/contactmessage/2/call", { json: { outcome: "reached", body: "" } })).status).toBe(409);
    expect((await staff("POST", "/api/contactmessage/2/split")).status).toBe(200);
    expect((await staff("POST", "/api/contactmessage/2/split")).status).toBe(409);
    expect((await staff("GET", "/api/contactmessage")).body).toMatchObject({ total: 3 });
    expect(await thread(1)).toMatchObject({ merged: [{ message: "The third" }] });
  });
});
