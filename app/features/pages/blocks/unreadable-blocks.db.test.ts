import { expect, it, vi } from "vitest";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { testApp } from "#test/app.ts";
import { mostBlocks } from "./check-block.server.ts";
import { logUnreadableBlocks } from "./unreadable-blocks.server.ts";

const { current, signIn } = testApp();

it("blocks of another version of the site are named at the start and on the dashboard, hidden ones apart", async () => {
  const { db } = current.platform;
  const warn = vi.fn();
  await db.insert(pageContents).values({ title: "Words", kind: "text" });
  await logUnreadableBlocks({ db, log: { warn } });
  expect(warn).not.toHaveBeenCalled();
  await db.insert(pageContents).values([
    { title: "Carousel", kind: "a-later-kind", props: { any: "thing" } },
    { title: "Map", kind: "documents", props: { documents: "all" } },
    { title: "Hidden", kind: "a-later-kind", status: "draft" },
  ]);
  await logUnreadableBlocks({ db, log: { warn } });
  const blocks = [
    { webPageContentId: 2, kind: "a-later-kind" },
    { webPageContentId: 3, kind: "documents" },
  ];
  expect(warn).toHaveBeenCalledExactlyOnceWith({ count: 2, blocks }, expect.any(String));
  const staff = await signIn("editor");
  expect((await staff("GET", "/api/dashboard")).body.unreadableBlocks).toEqual([
    { webPageContentId: 2, title: "Carousel", kind: "a-later-kind", isUnknown: true },
    { webPageContentId: 3, title: "Map", kind: "documents", isUnknown: false },
  ]);
});

it("blocks of another version of the site can be edited, and come back from the Trash with their page, however many they are", async () => {
  const { db } = current.platform;
  const staff = await signIn();
  const { body } = await staff("POST", "/api/pagecategory", { json: { name: "Fair", address: "fair" } });
  const { webPageCategoryId: id } = body.pageCategoryDto as { webPageCategoryId: number };
  const props = { documents: "all" };
  const blocks = Array.from({ length: mostBlocks }, () => ({ title: "Words", kind: "text", categoriesId: id }));
  await db.insert(pageContents).values([{ title: "Files", kind: "documents", props, categoriesId: id }, ...blocks]);
  const change = (json: object) => staff("PUT", "/api/pagecontent", { json: { webPageContentId: 1, ...json } });
  expect((await change({ title: "Forms" })).body).toMatchObject({ pageContentDto: { title: "Forms", props } });
  expect((await change({ props: { documents: "some" } })).body).toMatchObject({ validationErrors: [{ field: "props.documents" }] });
  expect((await staff("DELETE", `/api/pages/${id}`)).status).toBe(200);
  const { body: restored } = await staff("POST", "/api/revisions/restoredeleted", { json: { entity: "pagecategory", records: [{ id }] } });
  expect(restored).toMatchObject({ done: [id], refused: [] });
  expect(await db.select().from(pageContents)).toHaveLength(mostBlocks + 1);
  expect((await staff("GET", "/api/pagecontent/1")).body).toMatchObject({ pageContentDto: { title: "Forms", props } });
});
