import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import type { Log } from "#platform/log.server.ts";
import { startBucket, type TestBucket } from "#test/bucket.ts";
import { testDatabase } from "#test/database.ts";
import { claimStorage, installationId, listFiles, markName, refuseUnusedStorage } from "./claim-storage.server.ts";
import { type ImageStorage, openStorage, StorageError } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "umbral-claim-"));
const storages = {} as { folder: ImageStorage; bucket: ImageStorage };
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
  storages.folder = await openStorage({ dataDir: folder, s3: undefined });
  storages.bucket = await openStorage({ dataDir: folder, s3: bucket.s3 });
});
afterEach(async () => {
  for (const storage of Object.values(storages)) for await (const { name } of storage.list()) await storage.remove(name);
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const longAfter = new Date(Date.now() + 400 * 86_400_000);
const picture = (number: number) => `${number.toString(16).padStart(24, "0")}.webp`;

describe.each(["folder", "bucket"] as const)("a %s", (kind) => {
  const warnings = vi.fn();
  const log = { warn: warnings } as unknown as Log;
  const sweep = () => sweepImages({ db: database.db, storage: storages[kind], log, definitions }, longAfter);
  const namesStored = async () => (await listFiles(storages[kind])).map(({ name }) => name).sort();
  const mark = async () => Buffer.from((await storages[kind].read(markName)) ?? []).toString();
  const store = async (...numbers: number[]) => {
    for (const number of numbers) await storages[kind].write(picture(number), Uint8Array.of(1));
  };
  const know = (...numbers: number[]) =>
    database.db.insert(images).values(numbers.map((number) => ({ name: picture(number), width: 1, height: 1, createdAt: new Date() })));
  afterEach(() => warnings.mockReset());

  it("that holds nothing is not taken for the place of the pictures that the database names, until it is marked as that", async () => {
    const start = () => refuseUnusedStorage(database.db, storages[kind]);
    await start();
    await know(1, 2);
    await expect(start()).rejects.toThrow(`The database names 2 pictures, and there are none in the ${storages[kind].label}`);
    await storages[kind].write(markName, Buffer.from(await installationId(database.db)));
    await start();
    await storages[kind].remove(markName);
    await store(1);
    await start();
  });

  it("that is empty is marked and swept from then on", async () => {
    expect(await sweep()).toBe(0);
    expect(await mark()).toBe(`${await installationId(database.db)}\n`);
    await store(1);
    expect(await sweep()).toBe(1);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("that is filled loses nothing to an empty database, which says why", async () => {
    await store(1, 2, 3);
    expect(await sweep()).toBe(0);
    expect(await namesStored()).toEqual([1, 2, 3].map(picture));
    expect([await mark(), warnings.mock.calls[0]?.[1]]).toEqual(["", expect.stringContaining("no mark: nothing is removed")]);
  });

  it("that was filled before a new installation stored its own pictures there loses nothing either", async () => {
    await store(1);
    await claimStorage(database.db, storages[kind], await listFiles(storages[kind]));
    const ownEvent = Array.from({ length: 30 }, (_, index) => index + 10);
    await store(...ownEvent);
    await know(...ownEvent);
    expect(await sweep()).toBe(0);
    expect(await namesStored()).toContain(picture(1));
    expect(await mark()).toBe("");
  });

  it("that bears another mark is left alone, whatever is in it", async () => {
    await storages[kind].write(markName, Buffer.from("another installation"));
    await store(10);
    await know(10);
    expect(await sweep()).toBe(0);
    expect(warnings.mock.calls[0]?.[1]).toContain("belongs to another installation");
    expect(await mark()).toBe("another installation");
  });

  it("is taken over by an operator who writes the mark that the log names", async () => {
    await store(1);
    await sweep();
    const advice = /store the text (\S+) in it as (\S+)\./.exec(warnings.mock.calls[0]?.[1]) ?? [];
    await storages[kind].write(advice[2] ?? "", Buffer.from(advice[1] ?? ""));
    expect(await sweep()).toBe(1);
  });
});

it("a bucket that does not exist keeps a site from starting that has pictures, and is named", async () => {
  await database.db.insert(images).values({ name: picture(1), width: 1, height: 1 });
  const storage = await openStorage({ dataDir: folder, s3: { ...bucket.s3, bucket: "mistyped" } });
  await expect(refuseUnusedStorage(database.db, storage)).rejects.toThrow(
    `The bucket mistyped at ${bucket.s3.endpoint} (S3_ENDPOINT) does not do its work: The specified bucket does not exist`,
  );
});

it("a place that does not answer is no reason not to start", async () => {
  await database.db.insert(images).values({ name: picture(1), width: 1, height: 1 });
  const away = async () => {
    throw new StorageError(new Error("away"), "bucket pictures");
  };
  await refuseUnusedStorage(database.db, { ...storages.folder, read: away });
});
