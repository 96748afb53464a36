import sharp from "sharp";
import { expect, it } from "vitest";
import { mailPictureFile, mailPicturePath } from "#lib/mail-pictures.ts";
import { knownFiles } from "#platform/lifecycle/unused-pictures.server.ts";
import { testApp } from "#test/app.ts";
import { keepUpload } from "./images.server.ts";

const { current } = testApp();

it("a picture in a mail is a JPEG that any site may show, made once and kept, whatever words its address has", async () => {
  const { db, storage } = current.platform;
  const transparent = { width: 1600, height: 400, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const name = await keepUpload(db, storage, await sharp({ create: transparent }).png().toBuffer());
  const ask = (path: string, method = "GET") => current.app.request(path, { method });
  const [answer] = await Promise.all([ask(mailPicturePath(name, "Our office")), ask(mailPicturePath(name, "Nuestra oficina"))]);
  const headers = ["content-type", "cross-origin-resource-policy", "cache-control"].map((key) => answer?.headers.get(key));
  expect([answer?.status, ...headers]).toEqual([200, "image/jpeg", "cross-origin", "public, max-age=31536000, immutable"]);
  const picture = sharp(Buffer.from(await (answer as Response).arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1280, hasAlpha: false });
  expect((await picture.stats()).dominant.r).toBeGreaterThan(200);
  expect(await storage.read(mailPictureFile(name))).toBeDefined();
  expect((await knownFiles(db)).has(mailPictureFile(name))).toBe(true);
  expect((await ask(mailPicturePath(name, ""), "HEAD")).status).toBe(200);
  expect((await ask(mailPicturePath("0123456789abcdef01234567.webp", ""))).status).toBe(404);
});
