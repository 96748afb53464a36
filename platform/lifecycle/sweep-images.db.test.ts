import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFull } from "#e2e/scope.ts";
import { variantName } from "#lib/image-widths.ts";
import { addMonths } from "#lib/months.ts";
import { claimStorage, markName } from "#platform/images/claim-storage.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { purgeExpired } from "#platform/lifecycle/retention.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";
import { sweepImages } from "./sweep-images.server.ts";

const { current, signIn } = testApp();

/** As the first start of an installation does. */
beforeEach(async () => {
  const { db, storage } = current.platform;
  await claimStorage(db, storage, []);
});
afterEach(async () => {
  const { storage } = current.platform;
  for await (const { name } of storage.list()) await storage.remove(name);
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** The daily run at that time: what has come to its end, then the pictures. */
async function sweepAt(now: Date): Promise<number> {
  await purgeExpired(current.platform, now);
  return sweepImages(current.platform, now);
}

/** As if everything so far had happened so many days earlier. */
async function letDaysPass(days: number): Promise<void> {
  const { db } = current.platform;
  await db.execute(sql`update images set created_at = created_at - ${`${days} days`}::interval`);
  await db.execute(sql`update revisions set created_at = created_at - ${`${days} days`}::interval`);
}

async function addPost(staff: Caller): Promise<string> {
  const { body } = await staff("POST", "/api/blog", { form: { title: "T", ImageFile: samplePicture() } });
  return (body.blogDto as { image: string }).image;
}

const replacePicture = async (staff: Caller) => {
  const { body } = await staff("PUT", "/api/blog", { form: { blogId: "1", ImageFile: samplePicture() } });
  return (body.blogDto as { image: string }).image;
};

/** Who comes back days later has to sign in again. */
const signInLater = () => signIn("owner", "later@example.com");

const isStored = async (name: string) => (await current.platform.storage.read(name)) !== undefined;

describe("the sweep of pictures", () => {
  it("keeps what a record has, in all its sizes, however old", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    const variant = variantName(image, 320, "webp");
    await current.platform.storage.write(variant, Uint8Array.of(1));
    await sweepAt(inDays(4000));
    expect([await isStored(image), await isStored(variant)]).toEqual([true, true]);
  });

  it.each(isFull ? [0, 1, 29, 31, 365, 1400] : [0, 31, 1400])(
    "counts from the replacement, for a picture uploaded %i days before it",
    async (age) => {
      const staff = await signIn();
      const image = await addPost(staff);
      const variant = variantName(image, 320, "webp");
      await current.platform.storage.write(variant, Uint8Array.of(1));
      await letDaysPass(age);
      const next = await replacePicture(staff);
      const replacedAt = new Date();
      for (const days of [0, 2, 29, 31, 700]) {
        expect(await sweepAt(inDays(days)), `${days} days after`).toBe(0);
        expect(await isStored(image)).toBe(true);
      }
      await sweepAt(new Date(addMonths(replacedAt, 48).getTime() - day));
      expect([await isStored(image), await isStored(variant)]).toEqual([true, true]);
      expect(await sweepAt(new Date(addMonths(replacedAt, 48).getTime() + day))).toBe(2);
      expect([await isStored(image), await isStored(variant)]).toEqual([false, false]);
      expect((await current.app.request(`/resources/${image}`)).status).toBe(404);
      expect(await isStored(next)).toBe(true);
    },
  );

  it("keeps every picture of a row of replacements until its own time is over", async () => {
    const staff = await signIn();
    const first = await addPost(staff);
    await letDaysPass(365);
    const second = await replacePicture(staff);
    await letDaysPass(365);
    const third = await replacePicture(staff);
    const all = async () => [await isStored(first), await isStored(second), await isStored(third)];
    const today = new Date();
    await sweepAt(new Date(addMonths(today, 48).getTime() - 366 * day));
    expect(await all()).toEqual([true, true, true]);
    await sweepAt(new Date(addMonths(today, 48).getTime() - 360 * day));
    expect(await all()).toEqual([false, true, true]);
    await sweepAt(new Date(addMonths(today, 48).getTime() + day));
    expect(await all()).toEqual([false, false, true]);
  });

  it("keeps the picture of a deleted record as long as the bin keeps the record, so that both come back together", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    await letDaysPass(800);
    await staff("DELETE", "/api/blog/1");
    await sweepAt(new Date(addMonths(new Date(), 48).getTime() - day));
    const laterSession = await signInLater();
    const { body } = await laterSession("GET", "/api/revisions/deleted?entity=blog");
    const [{ revisionId }] = body.revisionListVm as [{ revisionId: number }];
    const restoreAnswer = await laterSession("POST", "/api/revisions/restore", { json: { revisionId } });
    expect(restoreAnswer.body).toMatchObject({ leftOut: [], record: { image } });
  });

  it("removes the pictures of records that were deleted for good", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    await staff("DELETE", "/api/blog/1");
    await sweepAt(inDays(2));
    expect(await isStored(image)).toBe(true);
    const laterSession = await signInLater();
    expect((await laterSession("POST", "/api/revisions/emptybin", { json: { upTo: 100 } })).body).toMatchObject({ purged: 1 });
    await sweepAt(inDays(2));
    expect(await isStored(image)).toBe(false);
  });

  it("keeps a picture that only a text shows, today or in a state that can be restored", async () => {
    const staff = await signIn();
    const image = await addPost(staff);
    await staff("DELETE", "/api/blog/1");
    await staff("POST", "/api/revisions/emptybin", { json: { upTo: 100 } });
    const body = `<p><img src="/resources/${variantName(image, 640, "webp")}" alt="A house"></p>`;
    await staff("POST", "/api/pagecontent", { json: { title: "T", translations: { es: { body } } } });
    await sweepAt(inDays(4000));
    expect(await isStored(image)).toBe(true);
    const laterSession = await signInLater();
    await laterSession("PUT", "/api/pagecontent", { json: { webPageContentId: 1, translations: { es: { body: "<p>None</p>" } } } });
    await sweepAt(inDays(700));
    expect(await isStored(image)).toBe(true);
    await sweepAt(inDays(1500));
    expect(await isStored(image)).toBe(false);
  });

  it("removes uploads that nothing ever used after a day, and files without a row, but none that may still be claimed", async () => {
    const staff = await signIn();
    const { storage } = current.platform;
    const upload = String((await staff("POST", "/api/image", { form: { ImageFile: samplePicture() } })).body.image);
    const files = [upload, "aaaaaaaaaaaaaaaaaaaaaaaa.webp", "bbbbbbbbbbbbbbbbbbbbbbbb.webp.part"];
    for (const name of files.slice(1)) await storage.write(name, Uint8Array.of(1));
    expect(await sweepAt(inDays(0.9))).toBe(0);
    expect(await Promise.all(files.map(isStored))).toEqual([true, true, true]);
    expect(await sweepAt(inDays(1.1))).toBe(3);
    expect(await Promise.all(files.map(isStored))).toEqual([false, false, false]);
  });

  it("leaves no row without its file: the row goes first", async () => {
    const staff = await signIn();
    await addPost(staff);
    await staff("DELETE", "/api/blog/1");
    await sweepAt(inDays(1500));
    expect(await current.platform.db.select().from(images)).toEqual([]);
  });

  it("removes a fifth of what there is at the most, or a handful, oldest first", async () => {
    const { storage } = current.platform;
    const names = Array.from({ length: 150 }, (_, number) => `${number.toString(16).padStart(24, "0")}.webp`);
    await Promise.all(names.map((name) => storage.write(name, Uint8Array.of(1))));
    const removedCounts: number[] = [];
    for (let run = 0; run < 8; run++) removedCounts.push(await sweepAt(inDays(2 + run)));
    expect(removedCounts).toEqual([30, 24, 20, 20, 20, 20, 16, 0]);
  });
});

it("one database's sweep never touches a folder that another one has marked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-sweep-"));
  const storage = await openStorage({ dataDir: folder, s3: undefined });
  await storage.write(markName, Buffer.from("another installation\n"));
  await storage.write("aaaaaaaaaaaaaaaaaaaaaaaa.webp", Uint8Array.of(1));
  expect(await sweepImages({ ...current.platform, storage }, inDays(4000))).toBe(0);
  expect(await storage.read("aaaaaaaaaaaaaaaaaaaaaaaa.webp")).toBeDefined();
  rmSync(folder, { recursive: true, force: true });
});
