import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { blogPosts } from "./blog/tables/blog-posts.server.ts";
import { loanOfficers } from "./officers/tables/loan-officers.server.ts";
import { pageContents } from "./pages/tables/page-contents.server.ts";

const { current, signIn } = testApp();

const bulk = async (staff: Caller, path: string, json: object) => (await staff("PUT", `/api/${path}/bulk`, { json })).body;
const unversioned = (...ids: number[]) => ids.map((id) => ({ id }));
const add = async (staff: Caller, path: string, ...records: object[]) => {
  for (const json of records) expect((await staff("POST", `/api/${path}`, { json })).status).toBe(200);
};

describe("several records at once", () => {
  it("are published, unpublished and deleted, each with a revision; changed and missing ones are reported and left alone", async () => {
    const staff = await signIn();
    await add(staff, "blog", { title: "One", status: "draft" }, { title: "Two", status: "draft" }, { title: "Three" });
    await staff("PUT", "/api/blog", { json: { blogId: 2, title: "Second" } });
    const seen = [1, 2, 3, 99].map((id) => ({ id, version: 1 }));
    expect(await bulk(staff, "blog", { action: "publish", records: seen })).toMatchObject({
      done: [1, 3],
      refused: [
        { id: 2, reason: "changed" },
        { id: 99, reason: "gone" },
      ],
    });
    const { db } = current.platform;
    const stored = await db.select().from(blogPosts).orderBy(blogPosts.blogId);
    // The third was published already: it has no new version.
    expect(stored.map(({ status, version }) => [status, version])).toEqual([
      ["published", 2],
      ["draft", 2],
      ["published", 1],
    ]);
    expect(stored[0]?.publishedAt).toBeInstanceOf(Date);
    expect(await bulk(staff, "blog", { action: "unpublish", records: unversioned(1) })).toMatchObject({ done: [1], refused: [] });
    expect(await bulk(staff, "blog", { action: "delete", records: unversioned(1, 3) })).toMatchObject({ done: [1, 3] });
    const deletions = await db.select().from(revisions).where(eq(revisions.action, "delete")).orderBy(desc(revisions.revisionId));
    expect(deletions.map(({ entity, entityId, userId }) => [entity, entityId, userId])).toEqual([
      ["blog", 3, 1],
      ["blog", 1, 1],
    ]);
  });

  it("are restored from the Trash together, as they were, unless someone else restored one first", async () => {
    const staff = await signIn();
    await add(staff, "pagecontent", { title: "One" }, { title: "Two", status: "draft" }, { title: "Three" });
    await bulk(staff, "pagecontent", { action: "publish", records: unversioned(2) });
    await bulk(staff, "pagecontent", { action: "delete", records: unversioned(1, 2) });
    const undo = (entity: string) => staff("POST", "/api/revisions/restoredeleted", { json: { entity, records: unversioned(1, 2, 3) } });
    expect((await undo("pagecontent")).body).toMatchObject({ done: [1, 2], refused: [{ id: 3, reason: "gone" }] });
    expect(await current.platform.db.select().from(pageContents).orderBy(pageContents.webPageContentId)).toMatchObject([
      { title: "One", version: 2 },
      { title: "Two", status: "published", version: 3 },
      { title: "Three", version: 1 },
    ]);
    expect((await undo("nothing")).status).toBe(400);
  });

  it("are loan officers who are hidden and shown again", async () => {
    const staff = await signIn();
    const officer = { firstName: "Ana", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1" };
    await add(staff, "loanofficer", { ...officer, isActive: true }, { ...officer, isActive: true });
    const isActive = async () =>
      (await current.platform.db.select().from(loanOfficers).orderBy(loanOfficers.loanOfficerId)).map((row) => row.isActive);
    expect(await bulk(staff, "loanofficer", { action: "deactivate", records: unversioned(2, 1) })).toMatchObject({ done: [1, 2] });
    expect(await isActive()).toEqual([false, false]);
    await bulk(staff, "loanofficer", { action: "activate", records: [{ id: 1, version: 2 }] });
    expect(await isActive()).toEqual([true, false]);
    expect(await bulk(staff, "loanofficer", { action: "delete", records: unversioned(1, 2) })).toMatchObject({ done: [1, 2] });
    expect(await isActive()).toEqual([]);
  });

  it("are between one and a hundred, each named once, and need the permission to write them", async () => {
    const staff = await signIn();
    const statusOf = async (records: unknown, caller = staff) =>
      (await caller("PUT", "/api/blog/bulk", { json: { action: "delete", records } })).status;
    const many = (count: number) => unversioned(...Array.from({ length: count }, (_, index) => index + 1));
    expect(await statusOf(many(100))).toBe(200);
    for (const records of [[], many(101), unversioned(1, 1), [{ id: "1; drop" }], "all", undefined])
      expect(await statusOf(records)).toBe(400);
    expect((await staff("PUT", "/api/blog/bulk", { json: { action: "burn", records: many(1) } })).status).toBe(400);
    expect(await statusOf(many(1), await signIn("reviewer"))).toBe(403);
  });
});
