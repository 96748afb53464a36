import { expect, it, vi } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { ContentCache } from "./content-cache.server.ts";
import { attachCache, readThroughCache } from "./read-through-cache.server.ts";

it("reads once until content changes, and anew where no cache is attached, as in a transaction", async () => {
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
