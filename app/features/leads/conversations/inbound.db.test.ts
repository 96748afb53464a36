import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replyMailComposer } from "#app/features/leads/mails/reply-compose.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { InboundMail } from "#platform/mail/inbound-mail.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { hasImapServer, startImapServer } from "#test/imap-server.ts";
import { testLeads } from "#test/leads.ts";
import { recordInboundMail } from "./inbound.server.ts";
import { createMailboxReader } from "./mailbox-reader.server.ts";

const { current, signIn, send, storedMessages, jobs } = testLeads();

const mail: InboundMail = {
  messageId: "<answer@example.com>",
  from: "ana@example.com",
  isSenderVerified: true,
  references: [],
  automatic: undefined,
  subject: "Re: Hola",
  text: "Sí.\n\n> Hola",
  attachments: ["w2.pdf"],
};
const record = (changes: Partial<InboundMail> = {}) => recordInboundMail(current.platform.db, { ...mail, ...changes });
const answers = () =>
  current.platform.db.select().from(messageEvents).where(eq(messageEvents.kind, "mailIn")).orderBy(asc(messageEvents.messageEventId));
const answerTo = (staff: Awaited<ReturnType<typeof signIn>>, version: number) =>
  staff("POST", "/api/contactmessage/1/reply", {
    json: { requestId: "0123456789abcdef", version, subject: "Hola", body: "¿Cuándo?", lang: "es" },
  });

describe("a mail of a visitor", () => {
  it("goes into the thread of the mail that it answers, once, and makes the message new and unread again", async () => {
    const staff = await signIn();
    await send({ email: "ana@example.com" });
    await answerTo(staff, 1);
    await staff("PUT", "/api/contactmessage/1/read", { json: { read: true } });
    const [reply] = (await jobs()).filter(({ kind }) => kind === "contactMessage.reply");
    const references = [reply?.messageIdHeader ?? ""];
    expect([await record({ references }), await record({ references })]).toEqual([true, true]);
    expect(await answers()).toMatchObject([
      {
        contactMessageId: 1,
        userId: null,
        subject: "Re: Hola",
        body: "Sí.",
        detail: { from: "ana@example.com", fromVisitor: true, attachments: "w2.pdf" },
      },
    ]);
    expect(await storedMessages()).toMatchObject([{ state: "new", readAt: null, firstAnsweredAt: expect.any(Date) }]);
  });

  it("is found by the acknowledgement, else by its sender among what is open, and follows a merge", async () => {
    const { db } = current.platform;
    const staff = await signIn();
    for (const name of ["one", "two", "three"]) await send({ name, email: "Ana@Example.com" });
    const [acknowledgement] = await db
      .select()
      .from(mailJobs)
      .where(eq(mailJobs.kind, "contactMessage.acknowledgement"))
      .orderBy(asc(mailJobs.mailJobId));
    await db.update(contactMessages).set({ state: "lost" }).where(eq(contactMessages.contactMessageId, 3));
    await record({ messageId: "<1@x>", references: [acknowledgement?.messageIdHeader ?? ""] });
    await record({ messageId: "<2@x>" });
    await staff("POST", "/api/contactmessage/2/merge", { json: { mergedId: 1 } });
    await record({ messageId: "<3@x>", references: [acknowledgement?.messageIdHeader ?? ""] });
    expect((await answers()).map(({ contactMessageId }) => contactMessageId)).toEqual([1, 2, 2]);
    const strangers = [{ from: "x@example.com" }, { from: "" }, { from: "owner@example.com" }, { automatic: "bounce" as const }];
    for (const changes of strangers) expect(await record({ messageId: "<4@x>", ...changes }), JSON.stringify(changes)).toBe(false);
    expect(await answers()).toHaveLength(3);
  });

  it("is quoted only if our mail server authenticated the sender's address", async () => {
    const staff = await signIn();
    await send({ email: "ana@example.com", message: "Quiero comprar casa" });
    await answerTo(staff, 1);
    const [reply] = (await jobs()).filter(({ kind }) => kind === "contactMessage.reply");
    await staff("PUT", "/api/contactmessage/1/read", { json: { read: true } });
    const spoof = { text: "Wire the deposit to account 1", subject: "New account" };
    expect(await record({ ...spoof, messageId: "<forged@x>", isSenderVerified: false })).toBe(true);
    expect(await storedMessages()).toMatchObject([{ state: "answered", readAt: null }]);
    const references = [reply?.messageIdHeader ?? ""];
    await record({ ...spoof, messageId: "<token@x>", references, isSenderVerified: false });
    await record({ ...spoof, messageId: "<other@x>", references, from: "other@example.com" });
    expect((await answers()).map(({ detail }) => [detail.from, detail.fromVisitor, detail.isSenderVerified])).toEqual([
      ["ana@example.com", false, false],
      ["ana@example.com", false, false],
      ["other@example.com", false, true],
    ]);
    const [{ version } = { version: 0 }] = await storedMessages();
    const draft = (await staff("GET", "/api/contactmessage/1/replydraft")).body.replyDraft as { subject: string };
    const preview = await staff("POST", "/api/contactmessage/1/replypreview", { json: { subject: "x", body: "y", lang: "es" } });
    expect([draft.subject, JSON.stringify(preview.body)].join()).not.toMatch(/account/i);
    expect(JSON.stringify(preview.body)).toContain("> Quiero comprar casa");
    await staff("POST", "/api/contactmessage/1/reply", {
      json: { requestId: "fedcba9876543210", version, subject: "Hola", body: "¿Cuándo?", lang: "es" },
    });
    const composer = replyMailComposer(current.platform);
    const [, second] = (await jobs()).filter(({ kind }) => kind === "contactMessage.reply");
    const composed = await composer.compose(second?.payload, { queuedAt: new Date(), attempt: 1 });
    expect(composed?.text).not.toContain("account");
    expect(composed?.references).not.toContain("<token@x>");
  });

  it("from an unauthenticated sender is stored fifty times per conversation, then left in the mailbox", async () => {
    await send({ email: "ana@example.com" });
    const unverified = { contactMessageId: 1, kind: "mailIn" as const, detail: { fromVisitor: false } };
    await current.platform.db.insert(messageEvents).values(Array(49).fill(unverified));
    expect(await record({ messageId: "<49@x>", isSenderVerified: false })).toBe(true);
    expect(await record({ messageId: "<50@x>", isSenderVerified: false })).toBe(false);
    expect(await record({ messageId: "<51@x>" })).toBe(true);
  });

  it("that a program wrote is shown as a delivery problem, not as a reply", async () => {
    const staff = await signIn();
    await send({ email: "ana@example.com" });
    await answerTo(staff, 1);
    await record({ automatic: "autoReply" });
    expect(await answers()).toMatchObject([{ detail: { trouble: "autoReply" } }]);
    expect(await storedMessages()).toMatchObject([{ state: "answered", readAt: null }]);
  });

  it("can be written down by hand", async () => {
    const staff = await signIn("editor");
    await send();
    await answerTo(staff, 1);
    expect((await staff("POST", "/api/contactmessage/1/answer", { json: { body: "Sí, el lunes" } })).status).toBe(200);
    expect(await answers()).toMatchObject([{ body: "Sí, el lunes", detail: { byHand: true }, userId: 1 }]);
    expect(await storedMessages()).toMatchObject([{ state: "new" }]);
  });
});

describe.skipIf(!hasImapServer)("a real mailbox (needs the package dovecot-imapd)", () => {
  let server: Awaited<ReturnType<typeof startImapServer>>;
  beforeAll(async () => {
    server = await startImapServer();
  });
  afterAll(() => server?.stop());

  it("is read: what belongs to a conversation is put there and marked as seen, the rest is left as it is", async () => {
    await send({ email: "ana@example.com" });
    const { platform } = current;
    const inbound = { url: server.url, address: "replies@umbral.example", authservId: "mx.umbral.example" };
    const config = { ...platform.config, inbound };
    const pass = "Authentication-Results: mx.umbral.example; dmarc=pass header.from=example.com";
    const fail = "Authentication-Results: mx.umbral.example; dmarc=fail header.from=example.com";
    const letter = (id: string, from: string, text: string, results = pass) =>
      server.deliver(
        `${results}\nFrom: ${from}\nTo: replies@umbral.example\nSubject: Re: Hola\nMessage-ID: <${id}@x>\nDate: ${new Date().toUTCString()}\n\n${text}\n`,
      );
    await letter("1", "Ana <ana@example.com>", "Sí, el lunes.");
    await letter("2", "stranger@example.com", "Buy now");
    // As the process does: where it is alone with its database, no transaction is kept open.
    const read = createMailboxReader({ ...platform, config: { ...config, databaseUrl: process.env.TEST_POSTGRES_URL } });
    await read();
    expect(await answers()).toMatchObject([{ body: "Sí, el lunes.", messageIdHeader: "<1@x>" }]);
    expect(await server.mails()).toEqual([
      ["<1@x>", true],
      ["<2@x>", false],
    ]);
    await letter("3", "ANA@example.com", "Otra cosa");
    await letter("4", "ana@example.com", "Wire the deposit", `${fail}\n${pass}`);
    await Promise.all([read(), createMailboxReader({ ...platform, config })()]);
    expect((await answers()).map(({ messageIdHeader, detail }) => [messageIdHeader, detail.fromVisitor])).toEqual([
      ["<1@x>", true],
      ["<3@x>", true],
      ["<4@x>", false],
    ]);
  });
});
