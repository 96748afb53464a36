import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { replyTemplateDefinition } from "#app/features/leads/reply-templates/definition.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import { smtpTransport } from "#platform/mail/transport.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import { mailComposers } from "#server/background-work.ts";
import type { Caller } from "#test/app.ts";
import { testLeads } from "#test/leads.ts";
import { startMailServer } from "#test/mail-server.ts";

const officers = contentStore(loanOfficerDefinition);
const templates = contentStore(replyTemplateDefinition);
const { current, signIn, send, storedMessages, jobs } = testLeads();

let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: ReturnType<typeof startOutbox> | undefined;

beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.arrived.length = 0;
  server.current.behaviour = "accept";
});
afterEach(() => outbox?.stop());
afterAll(() => server.close());

function startSending() {
  const { db, log } = current.platform;
  const delays = { transient: () => 20, refusal: () => 20, composition: () => 20 };
  outbox = startOutbox({ db, log, transport: smtpTransport(server.url), composers: mailComposers(current.platform), alone: true, delays });
}

const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 25_000, interval: 20 });
const allSent = () => eventually(async () => expect((await jobs()).map(({ state }) => state)).not.toContain("waiting"));
const repliesArrived = () => server.arrived.filter(({ parsed }) => parsed.subject?.startsWith("Re:"));

const replyTo = (version: number, more: object = {}) => ({
  json: {
    requestId: "0123456789abcdef",
    version,
    subject: "Re: Recibimos su mensaje",
    body: "Hola, {name}:\n\nLlámenos.",
    lang: "es",
    ...more,
  },
});
const reply = (staff: Caller, version: number, more: object = {}) => staff("POST", "/api/contactmessage/1/reply", replyTo(version, more));
type Thread = { events: Array<Record<string, unknown> & { messageEventId: number }> };
const threadOf = async (staff: Caller) => (await staff("GET", "/api/contactmessage/1/thread")).body.thread as Thread;

describe("a reply", () => {
  it("goes out in the visitor's language, in the thread of the acknowledgement, and makes the message a contacted one", async () => {
    const staff = await signIn("editor");
    await send({ name: "Ana Peña", language: "es", message: "Quiero comprar casa.\n<b>¿Puedo?</b>" });
    startSending();
    await allSent();
    const acknowledgement = (await jobs()).find(({ kind }) => kind.endsWith("acknowledgement"))?.messageIdHeader;
    expect((await reply(staff, 1)).status).toBe(200);
    await allSent();
    const [mail] = repliesArrived();
    expect(mail?.recipients).toEqual(["visitor1@example.com"]);
    expect(mail?.parsed).toMatchObject({
      from: { address: "hello@example.com" },
      replyTo: [{ address: "hello@example.com" }],
      inReplyTo: acknowledgement,
      references: acknowledgement,
    });
    expect(mail?.parsed.text).toContain("Hola, Ana Peña:\n\nLlámenos.");
    expect(mail?.parsed.text).toMatch(/usted escribió:\n> Quiero comprar casa\.\n> <b>¿Puedo\?<\/b>/);
    expect(mail?.parsed.text).toContain("NMLS# 0000000");
    expect(mail?.parsed.html).toContain('<html lang="es">');
    expect(mail?.parsed.html).toContain("&lt;b&gt;¿Puedo?&lt;/b&gt;");
    expect(await storedMessages()).toMatchObject([{ state: "answered", firstAnsweredAt: expect.any(Date), version: 2 }]);
    expect((await threadOf(staff)).events).toMatchObject([
      { kind: "mailOut", userName: "editor", body: "Hola, Ana Peña:\n\nLlámenos.", delivery: { state: "sent" } },
      { kind: "state", detail: { from: "new", to: "answered" } },
    ]);
    await reply(staff, 2, { requestId: "fedcba9876543210" });
    await allSent();
    expect(repliesArrived()[1]?.parsed.references).toBe(`${acknowledgement} ${mail?.messageId}`);
    expect(repliesArrived()[1]?.parsed.inReplyTo).toBe(mail?.messageId);
  });

  it("is sent once however often the button is pressed, and not over a colleague's head", async () => {
    const staff = await signIn();
    await send();
    const answers = await Promise.all([1, 2, 3].map(() => reply(staff, 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await jobs()).filter(({ kind }) => kind === "contactMessage.reply")).toHaveLength(1);
    const late = await reply(staff, 1, { requestId: "fedcba9876543210" });
    expect([late.status, late.body.current]).toMatchObject([409, { version: 2 }]);
    const both = await Promise.all(["a", "b"].map((digit) => reply(staff, 2, { requestId: digit.repeat(16) })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await current.platform.db.$count(messageEvents)).toBe(3);
  });

  it("that the mail server refuses needs attention, and is tried again under its Message-ID", async () => {
    const staff = await signIn();
    await send();
    startSending();
    await allSent();
    server.current.behaviour = "refuse-for-good";
    await reply(staff, 1);
    await allSent();
    const [event] = (await threadOf(staff)).events;
    expect(event).toMatchObject({ delivery: { state: "failed", history: [{ reason: expect.stringContaining("refused") }, {}] } });
    expect((await staff("GET", "/api/contactmessage")).body).toMatchObject({
      failed: 1,
      contactMessageListVm: [{ mailTrouble: "failed" }],
    });
    server.current.behaviour = "accept";
    const retry = () => staff("POST", "/api/contactmessage/1/replyretry", { json: { messageEventId: event?.messageEventId } });
    expect((await retry()).status).toBe(200);
    announceMail();
    await allSent();
    expect(repliesArrived()).toMatchObject([{ messageId: event?.messageIdHeader }]);
    expect((await retry()).status).toBe(404);
  });

  it("is refused where it would say nonsense, and for a message that is held", async () => {
    const staff = await signIn();
    await send();
    await send({ website: "x" });
    const refusals = [{ body: "Hello {nombre}" }, { body: " " }, { subject: "two\nlines" }, { requestId: "x" }, { lang: "fr" }];
    for (const more of refusals) expect((await reply(staff, 1, more)).status, JSON.stringify(more)).toBe(400);
    expect((await staff("POST", "/api/contactmessage/2/reply", replyTo(1))).status).toBe(409);
    expect((await staff("POST", "/api/contactmessage/9/reply", replyTo(1))).status).toBe(404);
    expect(await current.platform.db.$count(messageEvents)).toBe(0);
  });

  it("starts from a template in the visitor's language, with the writer's name and number, and is shown before it goes", async () => {
    const owner = await signIn();
    const staff = await signIn("editor");
    const { db } = current.platform;
    await send({ name: "Ana Peña", email: "ana@example.com", language: "es" });
    const officer = {
      firstName: "Luis",
      lastName: "Ortiz",
      title: "T",
      translations: { es: { title: "Oficial" } },
      licenseNumber: "1",
      phoneNumber: "801-1",
      email: "luis@example.com",
    };
    await officers.create(db, officer, { userId: null });
    await officers.create(db, { ...officer, firstName: "Eva", licenseNumber: "2", email: "eva@example.com" }, { userId: null });
    await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: 1 } });
    const es = { body: "Hola, {name}: soy {officer}, {phone}." };
    await templates.create(db, { name: "First", body: "Hello {name}, {officer} {phone}", translations: { es } }, { userId: null });
    await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId: 2 } });
    const draft = async (query: string) => (await staff("GET", `/api/contactmessage/1/replydraft?${query}`)).body.replyDraft;
    expect(await draft("replyTemplateId=1")).toEqual({
      subject: "Su mensaje: Quiero comprar casa. مرحبا",
      body: "Hola, Ana Peña: soy Luis Ortiz, 801-1.",
      lang: "es",
    });
    expect(await draft("replyTemplateId=1&lang=en")).toMatchObject({ body: "Hello Ana Peña, Luis Ortiz 801-1" });
    const preview = await staff("POST", "/api/contactmessage/1/replypreview", {
      json: { subject: "S", body: "Soy {officer}", lang: "es" },
    });
    expect(preview.body.replyPreview).toMatchObject({
      to: "ana@example.com",
      // The officer whom the message is assigned to.
      replyTo: "eva@example.com",
      text: expect.stringMatching(/Soy Luis Ortiz[\s\S]*Luis Ortiz · Oficial · NMLS# 1\n/),
    });
    // Someone who is no officer.
    await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: null, firstName: "Rosa", lastName: "Gil" } });
    const byRosa = await staff("POST", "/api/contactmessage/1/replypreview", { json: { subject: "S", body: "Soy {officer}", lang: "es" } });
    expect(byRosa.body.replyPreview).toMatchObject({
      replyTo: "eva@example.com",
      text: expect.stringMatching(/^Soy Rosa Gil\n\nRosa Gil\n/),
    });
    expect((await jobs()).map(({ kind }) => kind)).not.toContain("contactMessage.reply");
    const acknowledged = {
      kind: "mailIn" as const,
      subject: "RE: Recibimos su mensaje | Umbral Home Loans",
      detail: { fromVisitor: true },
    };
    await db.insert(messageEvents).values({ contactMessageId: 1, ...acknowledged });
    expect(await draft("lang=en")).toMatchObject({ subject: "Your message: Quiero comprar casa. مرحبا" });
    await db
      .insert(messageEvents)
      .values({ contactMessageId: 1, kind: "mailIn", subject: "Mi préstamo FHA", detail: { fromVisitor: true } });
    expect(await draft("")).toMatchObject({ subject: "Re: Mi préstamo FHA" });
  });
});

describe("a reply template", () => {
  it("is kept whole, found, changed and deleted, and refuses fields that nothing fills in", async () => {
    const staff = await signIn("editor");
    const template = { name: "First", subject: "", body: "Hello {name}", translations: { es: { body: "Hola, {name}:" } } };
    const created = await staff("POST", "/api/replytemplate", { json: template });
    expect(created.body.replyTemplateDto).toMatchObject({ replyTemplateId: 1, ...template });
    for (const wrong of [{ body: "Hi {nombre}" }, { subject: "{x}" }, { translations: { es: { body: "{nombre}" } } }, { body: "" }]) {
      const { status, body } = await staff("POST", "/api/replytemplate", { json: { ...template, ...wrong } });
      expect([status, body.validationErrors], JSON.stringify(wrong)).toEqual([
        400,
        [expect.objectContaining({ field: expect.any(String) })],
      ]);
    }
    expect((await staff("GET", "/api/replytemplate?filterKey=hola")).body.replyTemplateListVm).toHaveLength(1);
    const change = { replyTemplateId: 1, version: 1, name: "Other" };
    expect((await staff("PUT", "/api/replytemplate", { json: change })).body.replyTemplateDto).toMatchObject({
      ...template,
      name: "Other",
    });
    expect((await staff("PUT", "/api/replytemplate", { json: change })).status).toBe(409);
    expect((await staff("DELETE", "/api/replytemplate/1")).status).toBe(200);
    expect((await staff("GET", "/api/replytemplate/1")).status).toBe(404);
  });
});
