import { expect, it, vi } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { ContentCache } from "./content-cache.server.ts";
import { attachCache, readThroughCache, withOwnCache } from "./read-through-cache.server.ts";

it("reads once until content changes, and each time without a cache, as in a transaction", async () => {
  const [db, transaction] = [{} as Db, {} as Db];
  const cache = new ContentCache();
  const detach = attachCache(db, cache);
  const read = vi.fn(async () => ["Ana"]);
  const readings = async (from: Db) => {
    for (let time = 0; time < 2; time++) expect(await readThroughCache(from, "officers", read)).toEqual(["Ana"]);
    return read.mock.calls.length;
  };
  expect(await readings(db)).toBe(1);
  cache.invalidate();
  expect(await readings(db)).toBe(2);
  expect(await readings(transaction)).toBe(4);
  detach();
  expect(await readings(db)).toBe(6);
});

it("reads once in a transaction while a page is rendered, and again afterwards", async () => {
  const transaction = {} as Db;
  const read = vi.fn(async () => ["Ana"]);
  const readTwice = async () => [
    await readThroughCache(transaction, "officers", read),
    await readThroughCache(transaction, "officers", read),
  ];
  await withOwnCache(transaction, readTwice);
  expect(read).toHaveBeenCalledTimes(1);
  await expect(withOwnCache(transaction, () => Promise.reject(new Error("No such page")))).rejects.toThrow("No such page");
  await readTwice();
  expect(read).toHaveBeenCalledTimes(3);
});
