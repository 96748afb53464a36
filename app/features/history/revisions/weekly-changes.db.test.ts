import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { weeklyChangesComposer } from "#app/features/history/mails/weekly-changes-mail.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "#test/app.ts";
import { weeklyChanges } from "./weekly-changes.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "https://umbral.example", MAIL_FROM: "site@umbral.example" });

const beforeEight = new Date("2026-11-16T14:59:00Z");
const eight = new Date("2026-11-16T15:00:00Z");
const tuesday = new Date("2026-11-17T15:00:00Z");
const nextMonday = new Date("2026-11-23T15:00:00Z");
const week = "2026-11-09";

const queue = (now: Date) => weeklyChanges.queue(current.platform, now);
const compose = (userId: number) => weeklyChangesComposer(current.platform).compose({ userId, week }, { queuedAt: new Date(), attempt: 1 });

/** A change on a day of that week. */
async function change(userId: number, entity: string, entityId: number, state: object, action: "create" | "update" | "delete" = "update") {
  const createdAt = new Date("2026-11-11T18:00:00Z");
  await current.platform.db.insert(revisions).values({ entity, entityId, action, version: 1, state: state as never, userId, createdAt });
}

describe("the mail about the changes of last week", () => {
  it("goes once a week to its subscribers, on Monday from eight at the office, on any number of nodes", async () => {
    const owner = await signIn("owner");
    await signIn("editor");
    expect((await owner("GET", "/api/revisions/mail")).body).toMatchObject({ weeklyChanges: false });
    expect((await owner("PUT", "/api/revisions/mail", { json: { weeklyChanges: "yes" } })).status).toBe(400);
    expect((await owner("PUT", "/api/revisions/mail", { json: { weeklyChanges: true } })).status).toBe(200);
    expect((await owner("GET", "/api/revisions/mail")).body).toMatchObject({ weeklyChanges: true });
    expect(await queue(beforeEight)).toBe(0);
    expect((await Promise.all([queue(eight), queue(eight)])).toSorted()).toEqual([0, 1]);
    expect([await queue(eight), await queue(tuesday)]).toEqual([0, 0]);
    const jobs = await current.platform.db.select().from(mailJobs);
    expect(jobs.map(({ kind, payload }) => [kind, payload])).toEqual([[weeklyChanges.mail.name, { userId: 1, week }]]);
    expect(await queue(nextMonday)).toBe(1);
  });

  it("is not sent to suspended accounts or those that may not see the history", async () => {
    await signIn("officer");
    await signIn("editor");
    await current.platform.db.update(users).set({ weeklyChanges: true });
    await current.platform.db.update(users).set({ suspendedAt: eight }).where(eq(users.role, "editor"));
    expect(await queue(eight)).toBe(0);
  });

  it("shows who changed what with links, in the recipient's language, limited to what they may read and without visitors' names", async () => {
    const { db } = current.platform;
    await signIn("owner");
    await signIn("reviewer");
    await db.update(users).set({ weeklyChanges: true, language: "es" });
    expect(await compose(1)).toBeUndefined();
    await change(1, "blog", 7, { title: "Crédito" });
    await change(1, "blog", 7, { title: "Crédito y casa" });
    await change(2, "pagecontent", 3, { title: "Our Story" }, "delete");
    await change(1, "contactmessage", 9, { name: "Eva Visitor" });
    await change(1, "routingrule", 2, { name: "Clientes de Provo" }, "create");
    const owner = await compose(1);
    expect(owner?.to).toEqual([{ name: "owner", address: "owner@example.com" }]);
    expect(owner?.text.split("\n")).toEqual(
      expect.arrayContaining([
        "Del 9 de noviembre de 2026 al 15 de noviembre de 2026 se hicieron 4 cambios.",
        "owner cambió Entrada del blog: Crédito y casa (2 cambios)",
        "  https://umbral.example/admin/blog/edit/7",
        "  https://umbral.example/admin/bin",
        "Abrir la lista de cambios: https://umbral.example/admin/changes?from=2026-11-09&to=2026-11-15",
      ]),
    );
    expect(owner?.text).toContain("Clientes de Provo");
    expect(owner?.html).not.toContain("Eva Visitor");
    const reviewer = await compose(2);
    expect(reviewer?.text).toContain("Crédito y casa");
    expect(reviewer?.text).not.toContain("Clientes de Provo");
    await db.update(users).set({ weeklyChanges: false });
    expect(await compose(1)).toBeUndefined();
  });
});
