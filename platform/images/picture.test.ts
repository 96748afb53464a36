import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pngBomb } from "#test/png-bomb.ts";
import { makeVariant, readPicture } from "./picture.server.ts";

const plainPicture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: "#c2410c" } });
const refusal = { code: "invalid", fields: [{ field: "ImageFile" }] };

describe("a picture", () => {
  it.each(["png", "jpeg", "webp"] as const)("comes in as %s and is stored as WebP under a name that the server made", async (format) => {
    const picture = await readPicture(await plainPicture().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 40, height: 20, name: expect.stringMatching(/^[0-9a-f]{24}\.webp$/) });
    expect((await sharp(picture.bytes).metadata()).format).toBe("webp");
  });

  it.each(["tiff", "gif", "avif"] as const)("is refused as %s", async (format) => {
    await expect(readPicture(await plainPicture().toFormat(format).toBuffer())).rejects.toMatchObject(refusal);
  });

  it("never reaches a decoder of another format: those are shut for the whole process", async () => {
    await expect(sharp(await plainPicture().tiff().toBuffer()).metadata()).rejects.toThrow(/unsupported image format/);
    await expect(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata()).rejects.toThrow(
      /unsupported/,
    );
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["SVG with a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["PDF", "%PDF-1.7\n1 0 obj"],
    ["nothing", ""],
    ["zeros", "\0".repeat(1000)],
    ["PNG's first bytes alone", "\x89PNG\r\n\x1a\n"],
    ["GIF that is a script", "GIF89a/*\0\0*/=1;alert(1)//"],
    ["ImageMagick's language", "push graphic-context\nimage over 0,0 0,0 'https://example.com/x.png'\npop graphic-context"],
  ])("is refused as %s", async (_what, text) => {
    await expect(readPicture(Buffer.from(text, "latin1"))).rejects.toMatchObject(refusal);
  });

  it("loses what was hidden in it or behind it", async () => {
    const payload = "<script>alert(document.domain)</script>";
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)]);
    const jpeg = await plainPicture().jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(`PK\x03\x04${payload}`)]);
    const { bytes } = await readPicture(polyglot);
    expect(polyglot.includes(payload)).toBe(true);
    expect(bytes.includes("script")).toBe(false);
    expect(bytes.includes("PK\x03\x04")).toBe(false);
  });

  it("is refused when it is cut off", async () => {
    const wholeInput = await plainPicture(400, 400).png({ compressionLevel: 0 }).toBuffer();
    await expect(readPicture(wholeInput.subarray(0, wholeInput.length / 2))).rejects.toMatchObject(refusal);
  });

  it("is turned upright and loses what the camera wrote, the place among it", async () => {
    const photo = await plainPicture(40, 20)
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 39/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif === undefined, before.width]).toEqual([6, false, 40]);
    const picture = await readPicture(photo);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const after = await sharp(picture.bytes).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.bytes.includes("SecretCamera")).toBe(false);
  });

  it("is scaled down to what the site needs, and its sizes never up", async () => {
    const picture = await readPicture(await plainPicture(4000, 3000).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 2560, height: 1920 });
    const smallPicture = await readPicture(await plainPicture(100, 50).png().toBuffer());
    expect((await sharp((await makeVariant(async () => smallPicture.bytes, 640, "webp")) ?? "").metadata()).width).toBe(100);
  });

  it("of 50,000 by 50,000 pixels in 300 KB is refused before it takes memory", async () => {
    const bomb = await pngBomb(50_000);
    expect(bomb.length).toBeLessThan(400_000);
    const before = process.resourceUsage().maxRSS;
    await expect(readPicture(bomb)).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("million pixels") });
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
  });

  it("has fewer pixels where a decoder may have to hold all of them", async () => {
    const refusedBeyond = (millions: number) => ({ code: "invalid", message: `The image has more than ${millions} million pixels` });
    await expect(readPicture(await pngBomb(6_400))).rejects.toMatchObject(refusedBeyond(40));
    const large = () => plainPicture(8_000, 5_100);
    await expect(readPicture(await large().jpeg({ progressive: true }).toBuffer())).rejects.toMatchObject(refusedBeyond(40));
    await expect(readPicture(await large().jpeg().toBuffer())).resolves.toMatchObject({ width: 2560, height: 1632 });
    await expect(readPicture(await pngBomb(4_500, 16))).rejects.toMatchObject(refusedBeyond(20));
  });

  it("is decoded alone, sizes of stored pictures included, and one upload too many is asked to come back", async () => {
    const photo = await plainPicture(1_200, 900).jpeg().toBuffer();
    const master = await plainPicture(900, 900).webp().toBuffer();
    let most = 0;
    let isRunning = true;
    const watcher = (async () => {
      for (; isRunning; await setImmediate()) most = Math.max(most, sharp.counters().process);
    })();
    const uploads = Array.from({ length: 10 }, () => readPicture(photo));
    const sizes = Array.from({ length: 12 }, () => makeVariant(async () => master, 320, "webp"));
    const [uploadResults, sizeResults] = await Promise.all([Promise.allSettled(uploads), Promise.allSettled(sizes)]);
    isRunning = false;
    await watcher;
    expect(most).toBe(1);
    const refusals = uploadResults.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(uploadResults.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    expect(sizeResults.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
    for (const reason of refusals) expect(reason).toMatchObject({ code: "unavailable", retryAfter: 5 });
    await expect(readPicture(photo)).resolves.toMatchObject({ width: 1200 });
  });
});
