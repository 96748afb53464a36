import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startBucket, type TestBucket } from "#test/bucket.ts";
import { type ImageStorage, openStorage, StorageError } from "./storage.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-storage-"));
let bucket: TestBucket;
const storages = {} as { folder: ImageStorage; bucket: ImageStorage };

beforeAll(async () => {
  bucket = await startBucket();
  storages.folder = await openStorage({ dataDir: folder, s3: undefined });
  storages.bucket = await openStorage({ dataDir: folder, s3: bucket.s3 });
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const namesIn = async (storage: ImageStorage) => {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
};

describe.each(["folder", "bucket"] as const)("storage in a %s", (kind) => {
  it("is empty at first", async () => {
    expect(await namesIn(storages[kind])).toEqual([]);
    expect(await storages[kind].read("missing.webp")).toBeUndefined();
  });

  it("gives back the bytes that it was given, and nothing else is left of writing them", async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    await storages[kind].write("a.webp", bytes);
    expect(Buffer.from((await storages[kind].read("a.webp")) ?? []).equals(bytes)).toBe(true);
    expect(await namesIn(storages[kind])).toEqual(["a.webp"]);
  });

  it("streams a file in parts, and closes it when its reader leaves", async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
    await storages[kind].write("long.pdf", bytes);
    const parts: Uint8Array[] = [];
    for await (const part of (await storages[kind].openStream("long.pdf")) ?? []) parts.push(part);
    expect([parts.length > 1, Buffer.concat(parts).equals(bytes)]).toEqual([true, true]);
    const left = await storages[kind].openStream("long.pdf");
    if (left) await Readable.toWeb(left).cancel();
    await vi.waitFor(() => expect(left?.destroyed).toBe(true));
    expect(await storages[kind].openStream("missing.pdf")).toBeUndefined();
    await storages[kind].remove("long.pdf");
  });

  it("says when a file was changed", async () => {
    await storages[kind].write("b.webp", Uint8Array.of(1));
    for await (const { changedAt } of storages[kind].list()) expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(600_000);
  });

  it("writes over what a write that was cut off left behind", async () => {
    await storages[kind].write("c.webp", Uint8Array.of(1, 2));
    await storages[kind].write("c.webp", Uint8Array.of(3));
    expect(await storages[kind].read("c.webp")).toEqual(Uint8Array.of(3));
  });

  it("lets several write the same name at once, as nodes do that make the same size of a picture", async () => {
    const writes = Array.from({ length: 12 }, () => storages[kind].write("same.webp", Uint8Array.of(7)));
    await Promise.all(writes);
    expect(await storages[kind].read("same.webp")).toEqual(Uint8Array.of(7));
    await storages[kind].remove("same.webp");
    expect((await namesIn(storages[kind])).filter((name) => name.startsWith("same"))).toEqual([]);
  });

  it("removes a file, also one that is gone already", async () => {
    await storages[kind].write("d.webp", Uint8Array.of(1));
    await storages[kind].remove("d.webp");
    await storages[kind].remove("d.webp");
    expect(await storages[kind].read("d.webp")).toBeUndefined();
  });
});

it("a name in the folder is there wholly or not at all: a half-written file has another name", async () => {
  const images = join(folder, "images");
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, "e.webp.part"), "half");
  expect(await storages.folder.read("e.webp")).toBeUndefined();
  await storages.folder.write("e.webp", Uint8Array.of(1, 2, 3));
  expect(await storages.folder.read("e.webp")).toEqual(Uint8Array.of(1, 2, 3));
  expect(readdirSync(images).filter((name) => name.endsWith(".part"))).toEqual(["e.webp.part"]);
});

it("a bucket that is not there is a fault, not an empty one", async () => {
  const storage = await openStorage({ dataDir: folder, s3: { ...bucket.s3, bucket: "no-such-bucket" } });
  await expect(storage.write("a.webp", Uint8Array.of(1))).rejects.toThrow(StorageError);
  await expect(namesIn(storage)).rejects.toThrow(
    `The bucket no-such-bucket at ${bucket.s3.endpoint} (S3_ENDPOINT) does not do its work: The specified bucket does not exist`,
  );
});
