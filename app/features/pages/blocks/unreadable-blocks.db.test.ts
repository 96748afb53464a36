import { expect, it, vi } from "vitest";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { testApp } from "#test/app.ts";
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
