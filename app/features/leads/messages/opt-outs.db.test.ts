import { describe, expect, it } from "vitest";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { messageMailKinds } from "#app/features/leads/mails/mail-kinds.server.ts";
import { contactOptOuts } from "#app/features/leads/tables/contact-opt-outs.server.ts";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { testLeads } from "#test/leads.ts";

const { current, signIn, send, someone, storedMessages } = testLeads();

const ana = () => ({ ...someone(), email: "Ana@Example.com" });
const job = { queuedAt: new Date(), attempt: 1 };

async function compose(mail: keyof typeof messageMailKinds, contactMessageId: number): Promise<Mail | undefined> {
  const composer = contactMailComposers(current.platform).find(({ name }) => name === messageMailKinds[mail].name);
  return composer?.compose({ contactMessageId }, job);
}

describe("someone who asked not to be contacted", () => {
  it("is shown so on everything they wrote and will write, however they write their number and address", async () => {
    const staff = await signIn("editor");
    await send({ phone: "(801) 555-0100" }, ana());
    for (const channel of ["call", "email"]) {
      const { status, body } = await staff("POST", "/api/contactmessage/1/opt-out", { json: { channel } });
      expect([status, body.success]).toEqual([200, true]);
    }
    await send({ phone: "+1 801.555.0100" });
    await send({ phone: "801-555-0199", email: "ana@example.com" });
    await send({ phone: "801-555-0198" });
    const { body } = await staff("GET", "/api/contactmessage?order=oldest");
    const rows = body.contactMessageListVm as Array<{ optOuts: string[] }>;
    expect(rows.map(({ optOuts }) => optOuts)).toEqual([["call", "email"], ["call"], ["email"], []]);
    const { contactMessageDto } = (await staff("GET", "/api/contactmessage/2")).body;
    expect(contactMessageDto).toMatchObject({ optOuts: [{ channel: "call", source: "staff", userName: "editor" }] });
    const csv = String((await staff("GET", "/api/contactmessage/export")).body.text).split("\r\n");
    expect(csv.slice(1, 5).map((line) => line.split(",").at(-1))).toEqual(["", "email", "call", "call email"]);
  });

  it("is not acknowledged by mail, and the office sees it before anyone calls", async () => {
    const staff = await signIn("editor");
    await send({ consentVersion: consentVersion(settings["legal.consent"].default) }, ana());
    expect(await compose("acknowledgement", 1)).toBeDefined();
    const before = await compose("office", 1);
    expect(before?.html).toContain("tel:+18015550100");
    expect(before?.text).not.toMatch(/Do not|did not agree/);
    for (const channel of ["call", "email"]) await staff("POST", "/api/contactmessage/1/opt-out", { json: { channel } });
    expect(await compose("acknowledgement", 1)).toBeUndefined();
    const reply = { subject: "Re: your message", body: "Hello", lang: "en", requestId: "0123456789abcdef", version: 1 };
    const refusal = await staff("POST", "/api/contactmessage/1/reply", { json: reply });
    expect([refusal.status, refusal.body.message]).toEqual([400, expect.stringContaining("not to email")]);
    const mail = await compose("office", 1);
    expect(mail?.html).not.toContain("tel:+18015550100");
    expect(mail?.text).toMatch(/Do not call:.*\nDo not email:/);
  });

  it("is offered and exported by the channels that the consent names, and no others", async () => {
    const staff = await signIn("editor");
    await send({ consentVersion: consentVersion(settings["legal.consent"].default) }, ana());
    await send();
    const csv = String((await staff("GET", "/api/contactmessage/export?order=oldest")).body.text).split("\r\n");
    const [header = "", ...rows] = csv;
    expect(header).not.toMatch(/text/i);
    expect(rows.map((row) => row.includes(",call email,"))).toContain(true);
    expect(csv.join()).toContain("by phone call or email");
    expect(csv.join()).not.toContain(",yes,");
    expect((await compose("office", 1))?.text).toContain("Agreed to: phone calls and email");
    const without = await compose("office", 2);
    expect(without?.text).toContain("did not agree");
    expect(without?.html).not.toContain("tel:");
  });

  it("may be contacted again for a reason, and both are in the activity log by reference alone", async () => {
    const staff = await signIn("editor");
    await send({}, ana());
    const record = () => staff("POST", "/api/contactmessage/1/opt-out", { json: { channel: "text" } });
    const undo = (json: object) => staff("POST", "/api/contactmessage/1/opt-in", { json });
    expect((await undo({ channel: "text", reason: "personAsked" })).status).toBe(409);
    expect((await record()).status).toBe(200);
    expect((await record()).status).toBe(409);
    expect((await undo({ channel: "text", reason: "because" })).status).toBe(400);
    expect((await staff("POST", "/api/contactmessage/1/opt-out", { json: { channel: "fax" } })).status).toBe(400);
    expect((await staff("POST", "/api/contactmessage/9/opt-out", { json: { channel: "call" } })).status).toBe(404);
    const { body } = await undo({ channel: "text", reason: "recordedByMistake" });
    expect(body.contactMessageDto).toMatchObject({ optOuts: [] });
    const events = (await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId)).filter(({ action }) =>
      action.startsWith("contact."),
    );
    expect(events.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ["contact.optOut", "contactmessage:1", { channel: "text" }],
      ["contact.optIn", "contactmessage:1", { channel: "text", reason: "recordedByMistake" }],
    ]);
  });

  it("is still not contacted after their data was erased, and nothing that is left names them", async () => {
    const owner = await signIn("owner");
    await send({}, ana());
    await owner("POST", "/api/contactmessage/1/opt-out", { json: { channel: "call" } });
    const person = { email: "ana@example.com", phone: "8015550100" };
    const exported = await owner("POST", "/api/personaldata/export", { json: person });
    expect(JSON.stringify(exported.body)).toContain('"channel":"call"');
    await owner("POST", "/api/personaldata/erase", { json: { ...person, reason: "personAsked", confirmation: person.email } });
    expect(await storedMessages()).toEqual([]);
    const kept = await current.platform.db.select().from(contactOptOuts);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/ana|5550100/i);
    await send({}, ana());
    const { body } = await owner("GET", "/api/contactmessage");
    expect(body.contactMessageListVm).toMatchObject([{ optOuts: ["call"] }]);
  });
});
