import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { claimStorage } from "#platform/images/claim-storage.server.ts";
import { StorageError } from "#platform/images/storage.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import { testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

const dot = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);

describe("pictures within texts", () => {
  it("are stored, served, and kept as long as a text shows them", async () => {
    const staff = await signIn();
    const { db, storage } = current.platform;
    await claimStorage(db, storage, []);
    const store = async (color: string) =>
      String((await staff("POST", "/api/image", { form: { ImageFile: await dot(color) } })).body.image);
    const [picture, unusedPicture] = [await store("red"), await store("blue")];
    expect((await current.app.request(`/resources/${picture}`)).status).toBe(200);
    const translations = { es: { postContents: `<p><img src="/resources/${picture}" alt=""></p>` } };
    await staff("POST", "/api/blog", { json: { title: "Post", translations } });
    await sweepImages(current.platform, new Date(Date.now() + 48 * 60 * 60 * 1000));
    expect(await storage.read(picture)).toBeDefined();
    expect(await storage.read(unusedPicture)).toBeUndefined();
  });

  it("are refused from strangers, and where there is none", async () => {
    const staff = await signIn();
    expect((await stranger("POST", "/api/image", { form: { ImageFile: await dot("red") } })).status).toBe(401);
    expect((await staff("POST", "/api/image", { form: { other: "text" } })).body).toMatchObject({
      success: false,
      validationErrors: [{ field: "ImageFile" }],
    });
  });

  it("are refused for the moment while the storage does not answer, and it is not called the database", async () => {
    const staff = await signIn();
    const { storage } = current.platform;
    const away = new StorageError(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), storage.label);
    current.platform.storage = { ...storage, write: () => Promise.reject(away) };
    onTestFinished(() => {
      current.platform.storage = storage;
    });
    const { status, headers, body } = await staff("POST", "/api/image", { form: { ImageFile: await dot("red") } });
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(body.message).toMatch(/try again/);
  });
});
