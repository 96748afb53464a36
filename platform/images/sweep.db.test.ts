import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { images } from "#db/tables/images.server.ts";
import { variantName } from "#lib/image-widths.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";
import { sweepImages } from "./sweep.server.ts";

const { current, signIn } = testApp();

const day = 86_400_000;

/** The sweep as it goes when so many days have passed for pictures, files and history alike. */
async function sweepAfter(days: number): Promise<number> {
  const { db, storage } = current.platform;
  await db.execute(sql`update images set created_at = created_at - ${`${days} days`}::interval`);
  await db.execute(sql`update revisions set created_at = created_at - ${`${days} days`}::interval`);
  return sweepImages(db, storage, Date.now() + days * day);
}

async function addPost(staff: Caller): Promise<string> {
  const { body } = await staff("POST", "/api/blog", { form: { title: "T", ImageFile: samplePicture() } });
  return (body.blogDto as { image: string }).image;
}

const stored = async (name: string) => (await current.platform.storage.read(name)) !== undefined;

describe("the sweep of pictures", () => {
  it("keeps what a record has, in all its sizes", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    const variant = variantName(image, 320, "webp");
    expect((await current.app.request(`/resources/${variant}`)).status).toBe(200);
    await sweepAfter(400);
    expect([await stored(image), await stored(variant)]).toEqual([true, true]);
  });

  it("keeps a replaced picture while it can be restored, and removes it with its sizes afterwards", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    const variant = variantName(image, 320, "webp");
    await current.app.request(`/resources/${variant}`);
    const next = await staff("PUT", "/api/blog", { form: { blogId: "1", ImageFile: samplePicture() } });
    await sweepAfter(29);
    expect(await stored(image)).toBe(true);
    expect(await sweepAfter(2)).toBe(2);
    expect([await stored(image), await stored(variant)]).toEqual([false, false]);
    expect((await current.app.request(`/resources/${image}`)).status).toBe(404);
    expect(await stored((next.body.blogDto as { image: string }).image)).toBe(true);
  });

  it("keeps the picture of a deleted record for as long, so that both come back together", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    await staff("DELETE", "/api/blog/1");
    await sweepAfter(29);
    const { body } = await staff("GET", "/api/revisions/deleted?entity=blog");
    const [{ revisionId }] = body.revisionListVm as [{ revisionId: number }];
    const restored = await staff("POST", "/api/revisions/restore", { json: { revisionId } });
    expect(restored.body).toMatchObject({ leftOut: [], record: { image } });
  });

  it("keeps a picture that only a text shows", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    await staff("PUT", "/api/blog", { json: { blogId: 1, image: null } });
    const body = `<p><img src="/resources/${variantName(image, 640, "webp")}" alt="A house"></p>`;
    await staff("POST", "/api/pagecontent", { json: { title: "T", translations: { es: { body } } } });
    await sweepAfter(400);
    expect(await stored(image)).toBe(true);
  });

  it("removes files that no save ever claimed, but none that may still be claimed", async () => {
    const { db, storage } = current.platform;
    await storage.write("aaaaaaaaaaaaaaaaaaaaaaaa.webp", Uint8Array.of(1));
    await storage.write("bbbbbbbbbbbbbbbbbbbbbbbb.webp.part", Uint8Array.of(1));
    expect(await sweepImages(db, storage)).toBe(0);
    await sweepAfter(2);
    expect([await stored("aaaaaaaaaaaaaaaaaaaaaaaa.webp"), await stored("bbbbbbbbbbbbbbbbbbbbbbbb.webp.part")]).toEqual([false, false]);
  });

  it("leaves no row without its file: the row goes first", async () => {
    const staff = await signIn();
    await addPost(staff);
    await staff("DELETE", "/api/blog/1");
    await sweepAfter(40);
    expect(await current.platform.db.select().from(images)).toEqual([]);
  });
});
