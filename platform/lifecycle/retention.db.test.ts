import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { definitions } from "#app/features/definitions.server.ts";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { addMonths } from "#lib/months.ts";
import { sessions, users, verifications } from "#platform/accounts/tables/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testDatabase } from "#test/database.ts";
import { purgeExpired } from "./retention.server.ts";
import { restorableUntil } from "./retention-times.server.ts";

const posts = contentStore(blogPostDefinition);
const sections = contentStore(pageContentDefinition);
const letters = contentStore(contactMessageDefinition);

const current = testDatabase();
const retention = { contentMonths: 48, leadsMonths: 24, auditMonths: 36 };
const config = { ...readConfig({}), retention };
const noUser = { userId: null };
const day = 86_400_000;
const start = new Date("2026-03-10T12:00:00Z");
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * day);
const purgeAt = (now: Date) => purgeExpired({ db: current.db, definitions, config }, now);

/** Writes happen at the database's own time; this moves the last one, and what it wrote, to the time it is meant to have. */
async function lastHappenedAt(at: Date): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  await current.db.execute(sql`
    update revisions set created_at = ${time}, state = state || jsonb_build_object('updatedAt',
      case when action = 'delete' then state ->> 'updatedAt' else ${at.toISOString()} end)
    where revision_id = (select max(revision_id) from revisions)`);
  await current.db.execute(sql`update contact_messages set updated_at = ${time} where updated_at > now() - interval '1 hour'`);
}

const statesKept = async () => (await current.db.select().from(revisions).orderBy(revisions.revisionId)).map(({ state }) => state.title);

describe("states of content", () => {
  it("are kept for their time after the next one took their place, however old they are themselves", async () => {
    const { db } = current;
    await posts.create(db, { slug: "a", title: "First" }, noUser);
    await lastHappenedAt(start);
    const replacedAt = addMonths(start, 120);
    await posts.update(db, 1, { title: "Second" }, noUser);
    await lastHappenedAt(replacedAt);
    await purgeAt(daysAfter(addMonths(replacedAt, 48), -1));
    expect(await statesKept()).toEqual(["First", "Second"]);
    expect(await purgeAt(addMonths(replacedAt, 48))).toMatchObject({ revisions: 1 });
    expect(await statesKept()).toEqual(["Second"]);
  });

  it("that are on show stay for ever", async () => {
    await posts.create(current.db, { slug: "a", title: "Only" }, noUser);
    await lastHappenedAt(start);
    await purgeAt(addMonths(start, 600));
    expect(await statesKept()).toEqual(["Only"]);
  });

  it("of another record say nothing about this one", async () => {
    const { db } = current;
    await posts.create(db, { slug: "a", title: "A" }, noUser);
    await lastHappenedAt(start);
    await sections.create(db, { title: "Of the same number" }, noUser);
    await lastHappenedAt(daysAfter(start, 1));
    await posts.create(db, { slug: "b", title: "B" }, noUser);
    await lastHappenedAt(daysAfter(start, 1));
    await purgeAt(addMonths(start, 100));
    expect(await statesKept()).toHaveLength(3);
  });

  it("of a deleted record leave the bin together, when its time is over and not a day before", async () => {
    const { db } = current;
    await posts.create(db, { slug: "a", title: "First" }, noUser);
    await lastHappenedAt(start);
    const deletedAt = addMonths(start, 30);
    await posts.remove(db, 1, noUser);
    await lastHappenedAt(deletedAt);
    const until = restorableUntil({ retention: "content", deletedAt, lastContactAt: start }, retention);
    expect(until).toEqual(addMonths(deletedAt, 48));
    await purgeAt(daysAfter(until, -1));
    expect(await statesKept()).toHaveLength(2);
    await purgeAt(until);
    expect(await statesKept()).toEqual([]);
  });

  it("are purged in batches until none is left", async () => {
    await current.db.execute(sql`insert into revisions (entity, entity_id, action, version, state, created_at)
      select 'blog', 1 + n % 2, 'update', n, '{}', ${start.toISOString()}::timestamptz from generate_series(1, 950) n`);
    expect(await purgeAt(addMonths(start, 49))).toMatchObject({ revisions: 948 });
  });
});

const lead = { name: "Ana", phone: "(801) 555-0100", email: "ana@example.com", service: "Contact Us", message: "Hello" };

/** A message that arrived at the start, with its mails and its token. */
async function addLead(): Promise<number> {
  const { db } = current;
  const hints = { userAgent: "A browser", address: "203.0.113.1" };
  const { contactMessageId } = await letters.create(db, { ...lead, clientHints: hints }, noUser);
  await lastHappenedAt(start);
  await db
    .insert(mailJobs)
    .values({ kind: "contact.office", subject: `contactmessage:${contactMessageId}`, messageIdHeader: "<a@b>", createdAt: start });
  await db.insert(usedFormTokens).values({ nonce: `n${contactMessageId}`, contactMessageId, expiresAt: addMonths(start, 600) });
  return contactMessageId;
}

const leftOfLeads = async () => {
  const { db } = current;
  return [await db.$count(contactMessages), await db.$count(revisions), await db.$count(mailJobs), await db.$count(usedFormTokens)];
};

describe("what a visitor wrote", () => {
  it("ends two years after it came, with its history, mails and token", async () => {
    await addLead();
    await purgeAt(daysAfter(addMonths(start, 24), -1));
    expect(await leftOfLeads()).toEqual([1, 1, 1, 1]);
    expect(await purgeAt(addMonths(start, 24))).toMatchObject({ leads: 1 });
    expect(await leftOfLeads()).toEqual([0, 0, 0, 0]);
  });

  it("counts from the last time that someone handled it", async () => {
    const id = await addLead();
    const handledAt = addMonths(start, 20);
    await letters.update(current.db, id, { notes: "Called back" }, noUser);
    await lastHappenedAt(handledAt);
    await purgeAt(addMonths(start, 30));
    expect((await leftOfLeads()).slice(0, 2)).toEqual([1, 2]);
    await purgeAt(addMonths(handledAt, 24));
    expect(await leftOfLeads()).toEqual([0, 0, 0, 0]);
  });

  it("ends in the bin as it would have in the inbox: deleting it is no contact", async () => {
    const id = await addLead();
    await letters.remove(current.db, id, noUser);
    const deletedAt = addMonths(start, 12);
    await lastHappenedAt(deletedAt);
    const until = restorableUntil({ retention: "leads", deletedAt, lastContactAt: start }, retention);
    expect(until).toEqual(addMonths(start, 24));
    await purgeAt(daysAfter(until, -1));
    expect(await current.db.$count(revisions)).toBe(2);
    await purgeAt(until);
    expect(await leftOfLeads()).toEqual([0, 0, 0, 0]);
  });

  it("can be brought back for thirty days, however late it was deleted", async () => {
    const id = await addLead();
    await letters.remove(current.db, id, noUser);
    const deletedAt = daysAfter(addMonths(start, 24), -2);
    await lastHappenedAt(deletedAt);
    const until = restorableUntil({ retention: "leads", deletedAt, lastContactAt: start }, retention);
    expect(until).toEqual(daysAfter(deletedAt, 30));
    await purgeAt(daysAfter(until, -1));
    expect(await current.db.$count(revisions)).toBe(2);
    await purgeAt(until);
    expect(await current.db.$count(revisions)).toBe(0);
  });
});

describe("what ends by itself", () => {
  it("are sessions and verifications that are over", async () => {
    const { db } = current;
    await db.insert(users).values({ userName: "A", email: "a@example.com" });
    const times = { createdAt: start, updatedAt: start, expiresAt: daysAfter(start, 1) };
    await db.insert(sessions).values({ userId: 1, token: "t", ...times });
    await db.insert(verifications).values({ identifier: "2fa-x", value: "1", ...times });
    const left = async () => [await db.$count(sessions), await db.$count(verifications)];
    await purgeAt(daysAfter(start, 0.4));
    expect(await left()).toEqual([1, 1]);
    await purgeAt(daysAfter(start, 1.1));
    expect(await left()).toEqual([0, 0]);
  });

  it("are mails that were sent or given up, but none that waits", async () => {
    const { db } = current;
    const job = { kind: "contact.office", messageIdHeader: "<a@b>", createdAt: start, nextAttemptAt: start };
    const sentAt = daysAfter(start, 3);
    await db.insert(mailJobs).values([
      { ...job, state: "sent", sentAt },
      { ...job, state: "failed" },
      { ...job, state: "waiting" },
    ]);
    await purgeAt(daysAfter(addMonths(start, 24), 1));
    expect((await db.select().from(mailJobs)).map(({ state }) => state)).toEqual(["sent", "waiting"]);
    await purgeAt(daysAfter(addMonths(start, 24), 4));
    expect((await db.select().from(mailJobs)).map(({ state }) => state)).toEqual(["waiting"]);
  });

  it("are audit events after their own time", async () => {
    const { db } = current;
    await recordAudit(db, { action: "session.signIn", at: start });
    await purgeAt(daysAfter(addMonths(start, 36), -1));
    expect(await db.$count(auditEvents)).toBe(1);
    await purgeAt(addMonths(start, 36));
    expect(await db.$count(auditEvents)).toBe(0);
  });
});
