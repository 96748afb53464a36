import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { changeContent, onContentChange } from "#platform/content/content-changes.server.ts";
import { testDatabase } from "#test/database.ts";

const current = testDatabase();

it("a section that moves is announced for the page that it leaves and for the one that it comes to", async () => {
  const { db } = current;
  await db.insert(pageCategories).values([
    { webPageCategoryId: 101, name: "From" },
    { webPageCategoryId: 102, name: "To" },
  ]);
  const tables: string[] = [];
  const stop = onContentChange((changed) => void tables.push(...changed));
  await changeContent(db, (tx) => tx.insert(pageContents).values({ webPageContentId: 101, title: "Section", categoriesId: 101 }));
  await changeContent(db, (tx) => tx.update(pageContents).set({ title: "A section" }).where(eq(pageContents.webPageContentId, 101)));
  await changeContent(db, (tx) => tx.update(pageContents).set({ categoriesId: 102 }).where(eq(pageContents.webPageContentId, 101)));
  await changeContent(db, (tx) => tx.delete(pageContents).where(eq(pageContents.webPageContentId, 101)));
  stop();
  expect(tables).toEqual(["page_contents/101", "page_contents/101", "page_contents/101", "page_contents/102", "page_contents/102"]);
});
