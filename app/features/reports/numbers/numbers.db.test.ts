import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { channels } from "#app/features/contact-ways/channels.ts";
import { countWayUse } from "#app/features/contact-ways/uses.server.ts";
import { leadsByCampaign, leadsByOfficer, leadsByPage, leadsByWeek, leadTotals } from "#app/features/leads/reads.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { pageViews } from "#app/features/reports/tables/page-views.server.ts";
import { testDatabase } from "#test/database.ts";
import { planOf } from "#test/plans.ts";
import { addPageViews, purgePageViews } from "./page-views.server.ts";
import { readNumbers } from "./service.server.ts";

const current = testDatabase();
const lead = { name: "Ana", phone: "801", email: "a@example.com", service: "Contact Us", message: "Hello" };

describe("page views", () => {
  it("of several nodes add up, by the office's day, page and language", async () => {
    const evening = new Date("2026-11-17T05:30:00Z");
    await addPageViews(current.db, new Map(), evening);
    await Promise.all([
      addPageViews(current.db, new Map([["/es/blog", 2]]), evening),
      addPageViews(current.db, new Map(Object.entries({ "/es/blog": 3, "/es": 1, "/blog": 7 })), evening),
    ]);
    const rows = await current.db.select().from(pageViews).orderBy(pageViews.path, pageViews.language);
    expect(rows).toEqual([
      { day: "2026-11-16", path: "/", language: "es", count: 1 },
      { day: "2026-11-16", path: "/blog", language: "en", count: 7 },
      { day: "2026-11-16", path: "/blog", language: "es", count: 5 },
    ]);
  });

  it("end after 25 months", async () => {
    const [longAgo, lately] = [new Date("2024-10-15T18:00:00Z"), new Date("2024-10-17T18:00:00Z")];
    for (const day of [longAgo, lately]) await addPageViews(current.db, new Map([["/", 1]]), day);
    await purgePageViews(current.db, new Date("2026-11-16T18:00:00Z"));
    expect((await current.db.select().from(pageViews)).map(({ day }) => day)).toEqual(["2024-10-17"]);
  });
});

describe("the numbers of a period", () => {
  /** A Wednesday. */
  const now = new Date("2026-11-18T18:00:00Z");

  it("separate leads and views by week, page, language, officer, state and campaign", async () => {
    const [officer] = await current.db
      .insert(loanOfficers)
      .values({ firstName: "Marisol", lastName: "Hernández", title: "Officer", licenseNumber: "1" })
      .returning();
    const assignedOfficerId = officer?.loanOfficerId ?? null;
    const campaign = { source: "Facebook", medium: "social" };
    const answeredAfter = (created: string, minutes: number) => ({
      createdAt: new Date(created),
      firstAnsweredAt: new Date(Date.parse(created) + minutes * 60_000),
    });
    const [first] = await current.db
      .insert(contactMessages)
      .values([
        { ...lead, page: "/es/contact-us", language: "es", assignedOfficerId, campaign, ...answeredAfter("2026-11-17T18:00:00Z", 30) },
        { ...lead, page: "/contact-us", assignedOfficerId, state: "won", ...answeredAfter("2026-11-12T18:00:00Z", 90) },
        // Sunday night in Utah, Monday elsewhere.
        { ...lead, campaign: { source: "facebook", medium: "social" }, ...answeredAfter("2026-11-16T05:00:00Z", 600) },
        { ...lead, state: "held", createdAt: new Date("2026-11-17T18:00:00Z") },
        { ...lead, createdAt: new Date("2026-10-25T18:00:00Z") },
      ])
      .returning();
    await current.db.insert(contactMessages).values({ ...lead, mergedIntoId: first?.contactMessageId, createdAt: now });
    await addPageViews(current.db, new Map(Object.entries({ "/es/contact-us": 150, "/contact-us": 250, "/blog": 900 })), now);
    const noUses = channels.map(() => 0);
    for (const [channel, path] of [
      ["call", "/blog"],
      ["whatsapp", "/es/contact-us"],
      ["whatsapp", "/es"],
    ] as const)
      await countWayUse(current.db, channel, path, now);
    await countWayUse(current.db, "whatsapp", "/blog", new Date("2026-11-12T18:00:00Z"));
    const numbers = await readNumbers(current.db, 4, now);
    expect(numbers).toEqual({
      leads: 3,
      answered: 3,
      medianMinutes: 90,
      views: 1300,
      byWeek: [
        { week: "2026-10-26", leads: 0, views: 0 },
        { week: "2026-11-02", leads: 0, views: 0 },
        { week: "2026-11-09", leads: 2, views: 0 },
        { week: "2026-11-16", leads: 1, views: 1300 },
      ],
      byPage: [
        { path: "/blog", views: 900, leads: 0 },
        { path: "/contact-us", views: 400, leads: 2 },
        { path: "", views: 0, leads: 1 },
      ],
      byLanguage: [
        { language: "en", views: 1150, leads: 2 },
        { language: "es", views: 150, leads: 1 },
      ],
      byOfficer: [
        { officer: "Marisol Hernández", leads: 2, answered: 2, medianMinutes: 60 },
        { officer: null, leads: 1, answered: 1, medianMinutes: 600 },
      ],
      byState: [
        { state: "new", leads: 2 },
        { state: "answered", leads: 0 },
        { state: "applied", leads: 0 },
        { state: "won", leads: 1 },
        { state: "lost", leads: 0 },
      ],
      byChannel: channels.map((channel) =>
        channel === "call"
          ? { channel, en: 1, es: 0 }
          : { channel, en: channel === "whatsapp" ? 1 : 0, es: channel === "whatsapp" ? 2 : 0 },
      ),
      channelsByWeek: [
        { week: "2026-10-26", uses: noUses },
        { week: "2026-11-02", uses: noUses },
        { week: "2026-11-09", uses: [0, 1, ...noUses.slice(2)] },
        { week: "2026-11-16", uses: [1, 2, ...noUses.slice(2)] },
      ],
      byCampaign: [{ source: "facebook", medium: "social", campaign: "", leads: 2 }],
    });
  });

  it("are nothing where nothing has happened", async () => {
    const numbers = await readNumbers(current.db, 52, now);
    expect(numbers).toMatchObject({ leads: 0, views: 0, answered: 0, medianMinutes: null, byPage: [], byOfficer: [], byCampaign: [] });
    expect(numbers.byWeek).toHaveLength(52);
  });

  it("are counted without reading a message, and only those of the period", async () => {
    await current.db.execute(sql`
      insert into contact_messages (name, phone, email, service, message, search_text, page, created_at, campaign)
      select 'Name ' || n, '801', 'a@example.com', 'Contact Us', repeat('words ', 60), repeat('words ', 60), '/page-' || n % 40,
        now() - n * interval '2 hours', case when n % 4 = 0 then '{"source":"facebook"}'::jsonb else '{}'::jsonb end
      from generate_series(1, 6000) n`);
    await current.db.execute(sql`vacuum analyze contact_messages`);
    const days = { from: new Date(Date.now() - 28 * 86_400_000).toISOString().slice(0, 10) };
    const questions = { leadTotals, leadsByWeek, leadsByPage, leadsByOfficer };
    for (const [name, ask] of Object.entries(questions))
      expect((await planOf(current.db, "contact_messages", ask(current.db, days))).join(), name).toContain(
        "Index Only Scan on contact_messages_numbers_index",
      );
    expect((await planOf(current.db, "contact_messages", leadsByCampaign(current.db, days))).join()).toContain(
      "contact_messages_campaign_index",
    );
  });
});
