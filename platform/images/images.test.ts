import { expect, it } from "vitest";
import { standInsFor, variantName } from "#lib/image-widths.ts";
import { findImage } from "./images.server.ts";
import type { ImageStorage } from "./storage.server.ts";

const master = `${"a".repeat(24)}.webp`;
const file = variantName(master, 640, "avif");

/** A storage that holds these files, and what was looked for in it. */
function storageOf(...names: string[]) {
  const reads: string[] = [];
  const read = async (name: string) => {
    reads.push(name);
    return names.includes(name) ? Uint8Array.of(1) : undefined;
  };
  const storage: ImageStorage = {
    label: "folder /srv",
    read,
    openStream: async () => undefined,
    write: async () => {},
    remove: async () => {},
    async *list() {},
  };
  return { storage, reads };
}

it("a size of no picture is looked for twice and no more", async () => {
  const { storage, reads } = storageOf();
  expect(await findImage(storage, file)).toBeUndefined();
  expect(reads).toEqual([file, master]);
});

it("until a size is made the nearest replaces it, or the picture itself if there is none", async () => {
  const [nearest = "", next = ""] = standInsFor(file);
  expect((await findImage(storageOf(master, next, nearest).storage, file))?.name).toBe(nearest);
  expect((await findImage(storageOf(master).storage, file))?.name).toBe(master);
  expect((await findImage(storageOf(master, nearest, file).storage, file))?.name).toBe(file);
});
