import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sizesOf, variantName } from "#lib/image-widths.ts";
import { createLog } from "#platform/log.server.ts";
import { testApp } from "#test/app.ts";
import { keepUpload } from "./images.server.ts";
import { startMakingSizes } from "./make-sizes.server.ts";
import { onSizesRequested } from "./size-queue.server.ts";
import { type ImageStorage, StorageError } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

const { current } = testApp();
const log = createLog("silent");

/** The names under which something was stored, in that order. */
let written: string[];
let storage: ImageStorage;
const stops: Array<() => Promise<void>> = [];

beforeEach(() => {
  written = [];
  const { write, ...others } = current.platform.storage;
  storage = {
    ...others,
    write: async (name, bytes) => {
      await write(name, bytes);
      written.push(name);
    },
  };
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function start(given: Partial<Parameters<typeof startMakingSizes>[0]> = {}): void {
  stops.push(startMakingSizes({ db: current.platform.db, storage, log, settledMs: 0, ...given }));
}

const photo = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: "#c2410c" } })
    .png()
    .toBuffer();
const upload = async (width = 700) => keepUpload(current.platform.db, current.platform.storage, await photo(width));
const ask = (file: string, method = "GET") => current.app.request(`/resources/${file}`, { method });
const factsOf = ({ status, headers }: Response) => [status, headers.get("content-type"), headers.get("cache-control")];

const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 25_000, interval: 10 });

const foreverCaching = "public, max-age=31536000, immutable";
const briefCaching = "public, max-age=60";

describe("the sizes of a picture", () => {
  it("are made when it arrives, the most used first", async () => {
    start({ settledMs: 60_000 });
    const name = await upload();
    await eventually(() => expect(written).toEqual(sizesOf(name, 700)));
    const { width, format } = await sharp(Buffer.from((await storage.read(variantName(name, 640, "webp"))) ?? "")).metadata();
    expect([width, format]).toEqual([640, "webp"]);
  });

  it("are made by the next start after a kill, a restore or a move: what is not stored is missing", async () => {
    const name = await upload();
    const [first = "", ...others] = sizesOf(name, 700);
    await current.platform.storage.write(first, Uint8Array.of(1));
    start();
    await eventually(() => expect(written).toEqual(others));
  });

  it("are found for every picture, the most used size of each before the next, the newest picture first", async () => {
    const names = [await upload(480), await upload(480)].reverse();
    const [newest = [], oldest = []] = names.map((name) => sizesOf(name, 480));
    const byRank = newest.flatMap((file, rank) => [file, oldest[rank]]);
    start();
    await eventually(() => expect(written).toEqual(byRank));
  });

  it("of one that is damaged do not keep those of others waiting", async () => {
    const damaged = `${"d".repeat(24)}.webp`;
    await current.platform.storage.write(damaged, Buffer.from("no picture"));
    const name = await upload(320);
    await current.platform.db.insert(images).values({ name: damaged, width: 700, height: 40 });
    start();
    await eventually(() => expect(written).toEqual(sizesOf(name, 320)));
  });

  it("are made once the storage is back", async () => {
    const away = new StorageError(new Error("away"), "bucket pictures");
    const write = vi.fn(storage.write).mockRejectedValueOnce(away);
    start({ settledMs: 60_000, storage: { ...storage, write } });
    const name = await upload(320);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    const size = variantName(name, 320, "avif");
    await eventually(async () => {
      await ask(size);
      expect(written).toEqual([size]);
    });
  });
});

describe("a size that is not made yet", () => {
  it("is answered at once with the nearest that is, under its own type and for a minute, and made next", async () => {
    const name = await upload();
    const size = variantName(name, 640, "avif");
    expect(factsOf(await ask(size))).toEqual([200, "image/webp", briefCaching]);
    await current.platform.storage.write(variantName(name, 480, "avif"), Uint8Array.of(4, 8));
    const standIn = await ask(size);
    expect(factsOf(standIn)).toEqual([200, "image/avif", briefCaching]);
    expect(new Uint8Array(await standIn.arrayBuffer())).toEqual(Uint8Array.of(4, 8));
    start({ settledMs: 60_000 });
    await ask(size);
    await eventually(() => expect(written).toEqual([size]));
    expect(factsOf(await ask(size))).toEqual([200, "image/avif", foreverCaching]);
  });

  it("is not made for a HEAD, whose headers are those of a GET", async () => {
    const requests: string[] = [];
    const name = await upload();
    stops.push(async () => void onSizesRequested(({ files }) => void requests.push(...files))());
    expect(factsOf(await ask(variantName(name, 640, "avif"), "HEAD"))).toEqual([200, "image/webp", briefCaching]);
    expect(factsOf(await ask(name, "HEAD"))).toEqual([200, "image/webp", foreverCaching]);
    expect(requests).toEqual([]);
  });

  it("does not exist in a width that no page names, or without its picture", async () => {
    const name = await upload();
    for (const file of [name.replace(".webp", "-641.webp"), variantName(`${"0".repeat(24)}.webp`, 640, "webp")])
      for (const method of ["GET", "HEAD"]) expect((await ask(file, method)).status).toBe(404);
  });
});
