import { expect, it } from "vitest";
import { createMetrics } from "#platform/metrics/metrics.server.ts";
import type { ImageStorage } from "./storage.server.ts";
import { rememberPictures } from "./storage-layers.server.ts";

function countedStorage() {
  const files = new Map([
    ["a.webp", Uint8Array.of(1, 2)],
    ["large.webp", new Uint8Array(1_000_001)],
  ]);
  const reads: string[] = [];
  const storage: ImageStorage = {
    label: "folder /srv",
    write: async (name, bytes) => void files.set(name, Uint8Array.from(bytes)),
    read: async (name) => {
      reads.push(name);
      return files.get(name);
    },
    openStream: async () => undefined,
    remove: async (name) => void files.delete(name),
    async *list() {},
  };
  const metrics = createMetrics();
  return { storage: rememberPictures(storage, metrics), reads, counts: metrics.pictures };
}

it("reads a picture once, unless it would fill the memory, and one that is not there each time", async () => {
  const { storage, reads, counts } = countedStorage();
  for (const name of ["a.webp", "large.webp", "none.webp"]) for (const _ of [1, 2]) await storage.read(name);
  expect(reads).toEqual(["a.webp", "large.webp", "large.webp", "none.webp", "none.webp"]);
  expect(await storage.read("a.webp")).toEqual(Uint8Array.of(1, 2));
  expect(counts).toMatchObject({ memoryHits: 2, memoryMisses: 5 });
});

it("forgets what is removed", async () => {
  const { storage } = countedStorage();
  await storage.read("a.webp");
  await storage.remove("a.webp");
  expect(await storage.read("a.webp")).toBeUndefined();
});
