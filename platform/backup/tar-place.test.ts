import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartError } from "#platform/config.server.ts";
import { type Manifest, sealManifest, sha256 } from "./manifest.server.ts";
import { datedPlace, removeOldTars } from "./own-backups.server.ts";
import { readManifest, verifyBackup } from "./read-backup.server.ts";
import { tarHeader } from "./tar-header.server.ts";
import { openTar, writeTar } from "./tar-place.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-tar-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, "site.tar");

const rows = gzipSync('["1","Ana"]\n');
const picture = randomBytes(1_300);
const manifest: Manifest = {
  format: 1,
  product: "umbral",
  version: "1",
  madeAt: "2026-11-16T12:00:00.000Z",
  installation: "a",
  migration: "0001_first",
  tables: [{ name: "people", columns: [], rows: 1, sha256: sha256(rows), parts: [{ file: "people.1.jsonl.gz", sha256: sha256(rows) }] }],
  sequences: {},
  pictures: [{ name: "p.webp", bytes: picture.length, sha256: sha256(picture) }],
  missingPictures: [],
};
const files = (seal = sealManifest(manifest)) =>
  Object.entries({ "people.1.jsonl.gz": rows, "p.webp": picture, "manifest.json": Buffer.from(seal) });

async function writeFiles(contents = files()): Promise<void> {
  await writeTar(path(), async (place) => {
    for (const [name, bytes] of contents) await place.write(name, bytes);
  });
}

/** What a check of the file says; nothing where it is whole. */
const trouble = (): Promise<unknown> =>
  openTar(path())
    .then(async (tar) => verifyBackup(tar, await readManifest(tar, "here")))
    .catch((error: unknown) => error);

it("other programs read what was written, and nobody else's account", async () => {
  await writeFiles();
  expect(await trouble()).toBeUndefined();
  expect(execFileSync("tar", ["-tf", path()], { encoding: "utf8" }).trim().split("\n")).toEqual(files().map(([name]) => name));
  expect(execFileSync("tar", ["-xOf", path(), "p.webp"])).toEqual(picture);
  expect(execFileSync("tar", ["-tvf", path()], { encoding: "utf8" })).toMatch(/^-rw------- /);
});

it("any byte that was changed is noticed", async () => {
  await writeFiles();
  const whole = readFileSync(path());
  // A header, its contents. What follows the digits of the header's own sum, and zeros up to the next header, say nothing.
  const ranges = files().map(([name, bytes]) => ({ start: whole.indexOf(name), length: 512 + bytes.byteLength }));
  const positions = ranges.flatMap(({ start, length }) =>
    Array.from({ length }, (_, index) => start + index).filter((_, index) => index % 5 === 0 && index !== 155),
  );
  // In place: a file that is written anew each time waits for the disk each time.
  const file = openSync(path(), "r+");
  for (const position of positions) {
    const byte = whole[position] ?? 0;
    writeSync(file, Uint8Array.of(byte ^ 1), 0, 1, position);
    expect(await trouble(), `byte ${position}`).toBeInstanceOf(StartError);
    writeSync(file, Uint8Array.of(byte), 0, 1, position);
  }
  closeSync(file);
  expect(positions.length).toBeGreaterThan(400);
  expect(await trouble()).toBeUndefined();
});

it("a file that was cut short anywhere is no backup", async () => {
  await writeFiles();
  const whole = readFileSync(path());
  const end = whole.findLastIndex((byte) => byte !== 0);
  for (let length = end; length >= 0; length -= 113) {
    truncateSync(path(), length);
    expect(await trouble(), `${length} bytes`).toBeInstanceOf(StartError);
  }
});

it.each([
  ["nothing at all", undefined, /cannot be opened/],
  ["something else", Buffer.from("Dear Sir or Madam".repeat(100)), /is no tar file/],
  ["an empty file", Buffer.alloc(0), /There is no finished backup/],
])("%s is named as such", async (_, bytes, sentence) => {
  if (bytes) writeFileSync(path(), bytes);
  expect(String(await trouble())).toMatch(sentence);
});

it("a size that leads backwards ends nowhere but in a sentence", async () => {
  const header = tarHeader({ name: "p.webp", size: 0 }, new Date());
  header.write("-0000001000", 124, "latin1");
  header.write("        ", 148, "latin1");
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  writeFileSync(path(), Buffer.concat([header, Buffer.alloc(1024)]));
  expect(String(await trouble())).toMatch(/is no tar file/);
});

it("a kind of backup that only a newer version knows is refused", async () => {
  const newer = sealManifest({ ...manifest, format: 2 } as unknown as Manifest);
  await writeFiles(files(newer));
  expect(String(await trouble())).toMatch(/of a kind that this version cannot read/);
});

it("work that fails leaves no file, and a file that is there is not written over", async () => {
  const failure = writeTar(path(), async (place) => {
    await place.write("p.webp", picture);
    throw new Error("The disk is full");
  });
  await expect(failure).rejects.toThrow("The disk is full");
  expect(readdirSync(folder)).toEqual([]);
  await writeFiles();
  await expect(writeFiles()).rejects.toThrow("There is a backup already");
});

it("of dated files the newest are kept, with what is being written since", async () => {
  const at = (day: number) => datedPlace(path(), new Date(Date.UTC(2026, 10, day, 3)));
  const whole = [1, 2, 4, 5].map(at);
  const unfinished = [3, 6].map((day) => `${at(day)}.0123abcd.part`);
  const strange = ["site.tar", "site-of-others.tar", "notes.txt"].map((name) => join(folder, name));
  for (const file of [...whole, ...unfinished, ...strange]) writeFileSync(file, "");
  await removeOldTars(path(), 2);
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([at(4), at(5), `${at(6)}.0123abcd.part`, ...strange].sort());
});
