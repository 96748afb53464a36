import { eq, getTableName, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { queueArrivalMails } from "#app/features/leads/mails/mail-kinds.server.ts";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { query } from "#platform/backup/tables.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { personalDataReads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import { createRequestHandler } from "#server/request-handler.ts";
import { testApp } from "#test/app.ts";
import { allTables } from "#test/tables.ts";
import { scanAgain } from "./revision-scan.server.ts";

const letters = contentStore(contactMessageDefinition);
const officers = contentStore(loanOfficerDefinition);
const posts = contentStore(blogPostDefinition);

const { current, signIn } = testApp();
const readMessages = () => current.platform.db.select().from(contactMessages);

const ana = { email: "Ana@Example.com", phone: "+1 801-555-0199" };
const theirs = { email: "ana@example.com", phone: "(801) 555-0199" };
const someoneElse = { email: "juana@example.com", phone: "(801) 555-0111" };
const searchForAna = { json: ana };
const erasure = { json: { ...ana, reason: "personAsked", confirmation: "ana@example.com" } };

/** Every row of every table as one text. */
async function everythingKept(): Promise<string> {
  const texts: string[] = [];
  for (const table of allTables) {
    const result = await current.platform.db.execute(sql`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as text from ${table} t`);
    texts.push(`${getTableName(table)} ${(result as unknown as { rows: Array<{ text: string }> }).rows[0]?.text}`);
  }
  return texts.join("\n");
}

const letter = {
  name: "Someone",
  service: "Contact Us",
  clientHints: { userAgent: "A browser", address: "203.0.113.7" },
  consent: { text: "Yes", language: "en", version: "1" },
};

/** Ana wrote twice, once under another number; one message is in the bin; a colleague noted her number on another person's message. */
async function fill() {
  const { db } = current.platform;
  const owner = await signIn();
  const visitors = [
    { ...letter, ...theirs, message: "First of Ana" },
    { ...letter, email: "ANA@example.com", phone: "1", message: "Second of Ana" },
    { ...letter, ...someoneElse, message: "I am the sister of ana@example.com" },
  ];
  for (const [index, values] of visitors.entries()) {
    await letters.create(db, values, { userId: null });
    await queueArrivalMails(db, index + 1, "example.com");
    await db.insert(usedFormTokens).values({ nonce: `n${index}`, contactMessageId: index + 1, expiresAt: new Date() });
  }
  await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, notes: "Ana wants to refinance" } });
  await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 3, notes: "Sister: 801.555.0199" } });
  await owner("DELETE", "/api/contactmessage/2");
  const refusedAttempt = { at: "2026-01-01T00:00:00.000Z", outcome: "refused" as const, detail: "550 <ana@example.com> unknown" };
  await db.insert(mailJobs).values([
    { kind: "x", messageIdHeader: "<x@y>", history: [refusedAttempt] },
    { kind: "y", messageIdHeader: "<y@y>", payload: { to: "ana@example.com" } },
  ]);
  return owner;
}

describe("what is held about a person", () => {
  it("is found by address and number however they are written: messages, history, mails, the bin, and mentions", async () => {
    const owner = await fill();
    const { status, body } = await owner("POST", "/api/personaldata/find", searchForAna);
    expect(status).toBe(200);
    expect(body.holdings).toMatchObject({
      own: expect.arrayContaining([
        expect.objectContaining({
          title: "Their messages",
          summary: "2 messages with 4 states of their history, 2 mails and 2 used form tokens",
          places: [
            expect.objectContaining({ reference: "contactmessage:1", excerpt: "First of Ana" }),
            expect.objectContaining({
              reference: "contactmessage:2",
              title: expect.stringContaining("in the Trash"),
              excerpt: "Second of Ana",
            }),
          ],
        }),
      ]),
      elsewhere: [],
      counts: { messages: 2, revisions: 4, mailJobs: 2, formTokens: 2, mentions: 5 },
    });
    const { mentions } = body.holdings as { mentions: Array<{ reference: string; excerpt: string }> };
    expect(mentions[0]).toMatchObject({ reference: "contactmessage:3", excerpt: "I am the sister of ana@example.com" });
  });

  it("is found by the number alone, and by the address alone", async () => {
    const owner = await fill();
    const counts = async (json: object) => (await owner("POST", "/api/personaldata/find", { json })).body.holdings;
    expect(await counts({ phone: "8015550199" })).toMatchObject({ counts: { messages: 1 } });
    expect(await counts({ email: "ana@example.com" })).toMatchObject({ counts: { messages: 2 } });
    expect(await counts({ email: "nobody@example.com" })).toMatchObject({ counts: { messages: 0, mentions: 0 } });
  });

  it("is handed over word for word, and that is noted without a word of it", async () => {
    const owner = await fill();
    const { body } = await owner("POST", "/api/personaldata/export", searchForAna);
    expect(body.personalData).toMatchObject({
      messages: [{ message: "First of Ana", notes: "Ana wants to refinance", clientHints: { userAgent: "A browser" } }],
      history: [{ state: { message: "First of Ana" } }, { state: { message: "Second of Ana" } }, {}, { action: "delete" }],
    });
    expect(JSON.stringify(body)).not.toContain("searchText");
    const [event] = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "person.export"))
      .orderBy(auditEvents.auditEventId);
    expect(event).toMatchObject({ action: "person.export", userId: 1, detail: {} });
  });

  it("is said to be elsewhere where it is an employee's, or on show", async () => {
    const owner = await signIn();
    const { db } = current.platform;
    await signIn("editor", "ana@example.com");
    const officer = { firstName: "Ana", lastName: "P", title: "T", licenseNumber: "1", email: theirs.email };
    await officers.create(db, officer, { userId: null });
    await posts.create(db, { slug: "a", title: "Ask Ana", postContents: "<p>Call 801-555-0199</p>" }, { userId: null });
    const { body } = await owner("POST", "/api/personaldata/find", searchForAna);
    expect(body.holdings).toMatchObject({
      counts: { messages: 0 },
      mentions: [],
      elsewhere: [
        { reference: "staff:2" },
        { reference: "loanofficer:1", title: "Ana P" },
        { reference: "blog:1", title: "Ask Ana", excerpt: "<p>Call 801-555-0199</p>" },
      ],
    });
    expect((await owner("POST", "/api/personaldata/erase", erasure)).status).toBe(404);
    expect(await db.$count(users)).toBe(2);
  });
});

it("what a feature declares as personal data is shown, handed over and erased without history knowing the feature", async () => {
  const former = current.platform;
  const erasedIds: number[] = [];
  const source: PersonalDataSource = {
    entity: "testimonial",
    title: { en: "Testimonials", es: "Testimonios" },
    note: { en: "Erased", es: "Se borran" },
    summarize: ({ testimonials = 0 }) => ({ en: `${testimonials} testimonials`, es: `${testimonials} testimonios` }),
    idsTitle: { en: "Testimonial ids", es: "Ids de los testimonios" },
    reads: [],
    find: async () => ({
      ownIds: [7],
      holdings: [{ reference: "testimonial:7", title: "Ana", excerpt: "Quick", at: null }],
      counts: { testimonials: 1 },
      mailSubjects: ["testimonial:7"],
      mentioningIds: [],
      mentions: [],
      copy: { testimonials: [{ quote: "Quick" }] },
      erase: async () => {
        erasedIds.push(7);
        return { counts: { testimonials: 1 }, mentions: 0 };
      },
    }),
    findContacts: async () => [],
  };
  current.platform = { ...former, personalData: [source] };
  current.app = createRequestHandler(current.platform);
  try {
    const owner = await signIn();
    const { holdings } = (await owner("POST", "/api/personaldata/find", searchForAna)).body;
    expect(holdings).toMatchObject({ own: [{ title: "Testimonials", summary: "1 testimonials", places: [{ title: "Ana" }] }] });
    const { personalData } = (await owner("POST", "/api/personaldata/export", searchForAna)).body;
    expect(personalData).toMatchObject({ testimonials: [{ quote: "Quick" }] });
    const { counts } = (await owner("POST", "/api/personaldata/erase", erasure)).body;
    expect(counts).toEqual({ testimonials: 1, mailJobs: 0, mentions: 0 });
    expect(erasedIds).toEqual([7]);
    const reads = await former.db.select().from(personalDataReads);
    expect(reads.map(({ entity, recordIds }) => [entity, recordIds])).toContainEqual(["testimonial", [7]]);
  } finally {
    current.platform = former;
    current.app = createRequestHandler(former);
  }
});

describe("erasing a person", () => {
  it("leaves neither address nor number anywhere, and everyone else as they were", async () => {
    const owner = await fill();
    const { status, body } = await owner("POST", "/api/personaldata/erase", erasure);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.counts).toMatchObject({ messages: 2, revisions: 4, mailJobs: 2, formTokens: 2, mentions: 5 });
    const everything = await everythingKept();
    expect(everything.replaceAll("juana@example.com", "")).not.toMatch(/ana@example\.com|801\D*555\D*0199|of Ana|refinance/i);
    expect(everything).toContain("I am the sister of [erased]");
    const mails = await current.platform.db.select().from(mailJobs).orderBy(mailJobs.mailJobId);
    expect(mails.map(({ kind, subject }) => subject ?? kind)).toEqual(["contactmessage:3", "contactmessage:3", "x"]);
    expect(await readMessages()).toMatchObject([{ ...someoneElse, notes: "Sister: [erased]", message: "I am the sister of [erased]" }]);
    expect((await owner("GET", "/api/contactmessage?filterKey=sister")).body).toMatchObject({ total: 1 });
    expect((await owner("POST", "/api/personaldata/find", searchForAna)).body.holdings).toMatchObject({
      counts: { messages: 0 },
      mentions: [],
    });
  });

  it("removes their number next to other people's, and the user agent of their browser", async () => {
    const owner = await signIn();
    const sharedLetter = { email: "juana@example.com", phone: "801-555-0111 or 801\u00a0555\u20110199", message: "Call us" };
    await letters.create(
      current.platform.db,
      { ...letter, ...sharedLetter, page: "/contact-us?phone=8015550199", clientHints: { userAgent: "Bot (ana@example.com)" } },
      { userId: null },
    );
    expect((await owner("POST", "/api/personaldata/erase", erasure)).status).toBe(200);
    expect((await everythingKept()).replaceAll("juana@example.com", "")).not.toMatch(/ana@example\.com|801\D*555\D*0199/i);
    expect(await readMessages()).toMatchObject([{ email: "juana@example.com", phone: "801-555-0111 or [erased]", message: "Call us" }]);
  });

  it("takes the conversation along, and them out of the conversations with others", async () => {
    const owner = await fill();
    const note = (id: number, body: string) => owner("POST", `/api/contactmessage/${id}/note`, { json: { body } });
    await note(1, "Wants a fixed rate");
    await note(3, "Her sister is ana@example.com");
    const exported = (await owner("POST", "/api/personaldata/export", searchForAna)).body.personalData;
    expect(exported).toMatchObject({ conversations: [{ kind: "note", body: "Wants a fixed rate" }] });
    expect((await owner("POST", "/api/personaldata/erase", erasure)).status).toBe(200);
    const events = await current.platform.db.select().from(messageEvents);
    expect(events).toMatchObject([{ contactMessageId: 3, body: "Her sister is [erased]" }]);
  });

  it("takes them out of former states of content that no longer shows them", async () => {
    const owner = await signIn();
    const { db } = current.platform;
    await posts.create(db, { slug: "a", title: "A", translations: { es: { title: "De ana@example.com" } } }, { userId: null });
    await posts.update(db, 1, { translations: { es: { title: "Nada" } } }, { userId: null });
    expect((await owner("POST", "/api/personaldata/erase", erasure)).body.counts).toMatchObject({ messages: 0, mentions: 1 });
    const states = await db.select().from(revisions).orderBy(revisions.revisionId);
    expect(states.map(({ state }) => (state.translations as { es: { title: string } }).es.title)).toEqual(["De [erased]", "Nada"]);
  });

  it("leaves a record that says that, when, by whom and why, and not whom or what", async () => {
    const owner = await fill();
    await owner("POST", "/api/personaldata/erase", erasure);
    expect(
      await current.platform.db.select().from(auditEvents).where(eq(auditEvents.action, "person.erase")).orderBy(auditEvents.auditEventId),
    ).toMatchObject([
      { action: "person.erase", userId: 1, subject: null, at: expect.any(Date), detail: { reason: "personAsked", messages: 2 } },
    ]);
  });

  it("requires the address or the number typed again, and a reason", async () => {
    const owner = await fill();
    const attempt = async (changes: object) =>
      (await owner("POST", "/api/personaldata/erase", { json: { ...erasure.json, ...changes } })).status;
    expect([await attempt({ confirmation: "" }), await attempt({ confirmation: "juana@example.com" })]).toEqual([400, 400]);
    expect([await attempt({ reason: "" }), await attempt({ email: "", phone: "" })]).toEqual([400, 400]);
    expect(await readMessages()).toHaveLength(2);
    expect(await attempt({ confirmation: "801 555 0199" })).toBe(200);
  });

  it("reads what became visible after a later revision had been read", async () => {
    const { db } = current.platform;
    for (const title of ["Of ana@example.com", "Nothing"]) await posts.create(db, { slug: title, title }, { userId: null });
    // As if the first had been saved by a transaction that was still open when the second was read.
    expect(await scanAgain(db, ana, { hits: [], last: 2 })).toMatchObject([{ revisionId: 1 }]);
  });

  it("is done wholly or not at all", async () => {
    const owner = await fill();
    const { db } = current.platform;
    const before = await everythingKept();
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`);
    await db.execute(sql`create trigger refuse before insert on audit_events for each row execute function refuse()`);
    expect((await owner("POST", "/api/personaldata/erase", erasure)).status).toBe(500);
    await db.execute(sql`drop function refuse cascade`);
    const withoutSessions = (text: string) => text.replace(/^sessions.*$/m, "");
    expect(withoutSessions(await everythingKept())).toBe(withoutSessions(before));
  });

  it("is done once when two ask for it, and ends the segment of the database's log that has their words", async () => {
    const owner = await fill();
    const findSegment = () => query(current.platform.db, sql`select pg_walfile_name(pg_current_wal_lsn()) as name`);
    const segmentBefore = await findSegment();
    const answers = await Promise.all([1, 2].map(() => owner("POST", "/api/personaldata/erase", erasure)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await current.platform.db.$count(auditEvents, eq(auditEvents.action, "person.erase"))).toBe(1);
    expect(await findSegment()).not.toEqual(segmentBefore);
  });

  // Several times: a Postgres server interleaves them in another way each time.
  it("cannot be undone by restoring, changing or deleting a message at the same moment", { repeats: 5, timeout: 60_000 }, async () => {
    const owner = await fill();
    const { db } = current.platform;
    const [binned] = (await owner("GET", "/api/revisions/deleted")).body.revisionListVm as [{ revisionId: number }];
    await Promise.all([
      owner("POST", "/api/revisions/restore", { json: { revisionId: binned.revisionId } }),
      owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, notes: "Late" } }),
      owner("POST", "/api/personaldata/erase", erasure),
      owner("PUT", "/api/contactmessage", { json: { contactMessageId: 3, notes: "A new note" } }),
      owner("DELETE", "/api/contactmessage/1"),
    ]);
    expect((await everythingKept()).replaceAll("juana@example.com", "")).not.toMatch(/ana@example\.com|801\D*555\D*0199|of Ana/i);
    expect(await db.select().from(contactMessages)).toMatchObject([{ contactMessageId: 3, notes: "A new note" }]);
  });
});
