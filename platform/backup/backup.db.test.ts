import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { definitions } from "#app/features/definitions.server.ts";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { findAuditTroubles, lastSealHash } from "#platform/audit/audit-chain.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { installationId, listFiles, markName } from "#platform/images/claim-storage.server.ts";
import { openFolder } from "#platform/images/storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { createLog } from "#platform/log.server.ts";
import { embeddedCopy, emptyPostgres, testDatabase } from "#test/database.ts";
import { openBackup, under } from "./backup-target.server.ts";
import { checkInstallation } from "./check-installation.server.ts";
import { datedName, removeOldBackups } from "./make-backup.server.ts";
import { type Manifest, sealManifest, sha256 } from "./manifest.server.ts";
import { readManifest, verifyBackup } from "./read-backup.server.ts";
import { refuseUnfinishedRestore, restoreBackup } from "./restore-backup.server.ts";
import { bringSchemaUpToDate } from "./schema-version.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const source = testDatabase();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-backup-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string) => openFolder(join(folder, name));
const noon = new Date("2026-11-16T12:00:00Z");

const picture = (letter: string) => ({ name: `${letter.repeat(24)}.webp`, bytes: randomBytes(3000) });

/** Rows that name each other in a circle of one table, values that are easily lost, two pictures and a file. */
async function fill() {
  const storage = await open("pictures");
  const pictures = [picture("a"), picture("b")];
  for (const { name, bytes } of pictures) {
    await storage.write(name, bytes);
    await storage.write(name.replace(".webp", "-640.webp"), randomBytes(10));
    await source.db.insert(images).values({ name, width: 10, height: 10 });
  }
  await source.db.insert(blogCategories).values({ blogCategoryId: 9, name: 'Child «ñ» \\ "\n\t' });
  await source.db.insert(blogCategories).values({ blogCategoryId: 3, name: "Parent" });
  await source.db.update(blogCategories).set({ parentId: 3 }).where(eq(blogCategories.blogCategoryId, 9));
  await source.db.execute(sql`select setval(pg_get_serial_sequence('blog_categories', 'blog_category_id'), 40)`);
  const sender = { name: "Ana Niño", phone: "", email: "ana@example.com", service: "" };
  const message = { ...sender, message: "Línea 1\nLínea 2 😀", createdAt: new Date("2026-11-01T08:00:00.123Z") };
  await recordAudit(source.db, { action: "session.signIn", userId: 1, clientAddress: "203.0.113.9" });
  await source.db.insert(contactMessages).values({ ...message, consent: sql`'null'::jsonb` });
  const file = { name: `files/${"c".repeat(24)}.pdf`, bytes: randomBytes(3000) };
  await storage.write(file.name, file.bytes);
  await storage.write(`${file.name}.1234.part`, randomBytes(10));
  await source.db.insert(documents).values({ name: "Checklist", file: file.name, mediaType: "application/pdf", bytes: 3000 });
  return { storage, pictures, file };
}

async function emptyDatabase(kind: "embedded" | "postgres"): Promise<Database> {
  if (kind === "embedded") {
    const database = await embeddedCopy();
    onTestFinished(() => database.close());
    return database;
  }
  const { url, remove } = await emptyPostgres();
  const database = await openPostgres(url, createLog("silent"));
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  return database;
}

const kinds = process.env.TEST_POSTGRES_URL ? (["embedded", "postgres"] as const) : (["embedded"] as const);

it.each(kinds)(
  "a backup, restored into an empty %s database, is what it was, and so is a backup of that",
  async (kind) => {
    const { storage, pictures, file } = await fill();
    const place = await open("first");
    const manifest = await writeBackup({ db: source.db, storage }, place, "1.2.3", noon);
    expect(manifest).toMatchObject({
      version: "1.2.3",
      madeAt: noon.toISOString(),
      installation: await installationId(source.db),
      missingPictures: [],
    });
    expect(manifest.pictures).toEqual([...pictures, file].map(({ name, bytes }) => ({ name, bytes: 3000, sha256: sha256(bytes) })));

    const database = await emptyDatabase(kind);
    // As a start leaves it that was refused beside a filled folder.
    await bringSchemaUpToDate(database, database.db);
    const target = { database, storage: await open("restored") };
    await restoreBackup(target, place, await readManifest(place, "here"));
    expect(await database.db.select().from(contactMessages)).toEqual(await source.db.select().from(contactMessages));
    const jsonNull = sql`select count(*)::int as count from contact_messages where consent = 'null'::jsonb`;
    expect((await database.db.execute(jsonNull)) as unknown).toMatchObject({ rows: [{ count: 1 }] });
    const [next] = await database.db.insert(blogCategories).values({ name: "Next" }).returning({ id: blogCategories.blogCategoryId });
    expect(next).toEqual({ id: 41 });
    await database.db.execute(sql`delete from blog_categories where blog_category_id = 41`);
    expect(Buffer.from((await target.storage.read(markName)) ?? []).toString()).toBe(`${manifest.installation}\n`);
    await expect(database.db.execute(sql`update blog_categories set parent_id = 77 where blog_category_id = 9`)).rejects.toThrow();

    const again = await writeBackup({ db: database.db, storage: target.storage }, await open("second"), "1.2.3", noon);
    expect(await target.storage.read(file.name)).toEqual(await storage.read(file.name));
    expect(again.tables).toEqual(manifest.tables);
    expect(again.pictures).toEqual(manifest.pictures);

    // The chain of the audit list goes on from where the backup has it.
    await recordAudit(database.db, { action: "session.signOut", userId: 1 });
    expect(await findAuditTroubles(database.db, { expiredUntil: noon, knownSeal: await lastSealHash(source.db) })).toEqual([]);
  },
  60_000,
);

it("a restore requires an empty installation, and a backup a place without one", async () => {
  const { storage } = await fill();
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage }, place, "1", noon);
  await expect(writeBackup({ db: source.db, storage }, place, "1", noon)).rejects.toThrow("There is a backup already");
  const database = await emptyDatabase("embedded");
  await expect(restoreBackup({ database, storage }, place, manifest)).rejects.toThrow("The picture storage is not empty");
  const newer = { ...manifest, migration: "9999_later" };
  await expect(restoreBackup({ database, storage: await open("restored") }, place, newer)).rejects.toThrow("does not know (9999_later)");
  const [first, ...others] = manifest.tables;
  const columns = first?.columns.map((column) => ({ ...column, type: "text || pg_read_file('/etc/passwd')" })) ?? [];
  const tables = first ? [{ ...first, columns }, ...others] : [];
  const hostile = restoreBackup({ database, storage: await open("restored") }, place, { ...manifest, tables });
  await expect(hostile).rejects.toThrow("a column that this version does not");
  await restoreBackup({ database, storage: await open("restored") }, place, manifest);
  await expect(restoreBackup({ database, storage: await open("third") }, place, manifest)).rejects.toThrow("The database is not empty");
});

it("what is damaged, missing or unfinished is named, and nothing of it is restored", async () => {
  const { storage } = await fill();
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage }, place, "1", noon);
  const path = (name: string) => join(folder, "backup", name);
  const damaged = async (name: string, change: (bytes: Buffer) => Buffer | undefined) => {
    const before = readFileSync(path(name));
    const after = change(Buffer.from(before));
    if (after) writeFileSync(path(name), after);
    else rmSync(path(name));
    const outcome = await readManifest(place, "here")
      .then((found) => verifyBackup(place, found))
      .catch((error: Error) => error.message);
    writeFileSync(path(name), before);
    return outcome;
  };
  const flip = (bytes: Buffer) => bytes.fill(bytes[40] === 1 ? 2 : 1, 40, 41);
  const part = manifest.tables.find(({ name }) => name === "contact_messages")?.parts[0]?.file ?? "";
  expect(await damaged(part, flip)).toBe(`The backup is damaged: ${part} is not what was written.`);
  expect(await damaged(manifest.pictures[0]?.name ?? "", () => undefined)).toMatch(/is not whole: a{24}\.webp is missing/);
  expect(await damaged("manifest.json", flip)).toBe("The manifest of the backup in here was damaged or changed.");
  expect(await damaged("manifest.json", () => undefined)).toMatch(/^There is no finished backup in here/);
  const newer = Buffer.from(sealManifest({ ...manifest, format: 2 } as unknown as Manifest));
  expect(await damaged("manifest.json", () => newer)).toMatch(/of a kind that this version cannot read/);
  expect(await damaged("manifest.json", (bytes) => bytes)).toBeUndefined();
});

it("a restore that was cut short keeps the site from starting, and goes on where it stopped", async () => {
  const { storage } = await fill();
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage }, place, "1", noon);
  const database = await emptyDatabase("embedded");
  const restored = await open("restored");
  const cut = {
    ...restored,
    write: async (name: string, bytes: Uint8Array) => {
      if (name.startsWith("b")) throw new Error("The disk is full");
      await restored.write(name, bytes);
    },
  };
  await expect(restoreBackup({ database, storage: cut }, place, manifest)).rejects.toThrow("The disk is full");
  await expect(refuseUnfinishedRestore(database.db)).rejects.toThrow("half restored");
  await restoreBackup({ database, storage: restored }, place, manifest);
  await refuseUnfinishedRestore(database.db);
  const restoredNames = (await listFiles(restored)).map(({ name }) => name);
  expect(restoredNames.sort()).toEqual(manifest.pictures.map(({ name }) => name).sort());
});

it("an archive that tar made of a backup is restored once it is unpacked, and refused before that", async () => {
  const { storage } = await fill();
  const manifest = await writeBackup({ db: source.db, storage }, await open("backup"), "1", noon);
  const archive = join(folder, "site.tar");
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked);
  execFileSync("tar", ["-cf", archive, "-C", join(folder, "backup"), "."]);
  execFileSync("tar", ["-xf", archive, "-C", unpacked]);
  const config = readConfig({ DATA_DIR: folder });
  await expect(openBackup(archive, config)).rejects.toThrow("Unpack an archive with tar");
  const place = await openBackup(unpacked, config);
  expect(await readManifest(place, unpacked)).toMatchObject({ pictures: manifest.pictures });
  await verifyBackup(place, manifest);
});

it("of dated backups the newest finished ones are kept", async () => {
  const place = await open("backups");
  const at = (day: number) => datedName(new Date(Date.UTC(2026, 10, day, 3)));
  for (const day of [1, 2, 4, 5]) await under(place, at(day)).write("manifest.json", Buffer.from("x"));
  await under(place, at(1)).write("part.gz", Buffer.from("x"));
  await under(place, at(3)).write("part.gz", Buffer.from("unfinished"));
  await under(place, at(6)).write("part.gz", Buffer.from("being written"));
  await place.write("notes.txt", Buffer.from("somebody's own"));
  expect((await removeOldBackups(place, 2)).sort()).toEqual([at(1), at(2), at(3)]);
  const left: string[] = [];
  for await (const { name } of place.list()) left.push(name);
  expect(left.sort()).toEqual([`${at(4)}/manifest.json`, `${at(5)}/manifest.json`, `${at(6)}/part.gz`, "notes.txt"]);
});

it("a check finds what is wrong, and nothing where nothing is", async () => {
  const { storage, pictures, file } = await fill();
  const installation = { db: source.db, storage, definitions, retention: { contentMonths: 1, leadsMonths: 1, auditMonths: 1 } };
  expect(await checkInstallation(installation, noon)).toMatchObject({ pictures: 2, troubles: [] });
  await storage.remove(pictures[0]?.name ?? "");
  await storage.remove(file.name);
  await source.db.execute(sql`select setval(pg_get_serial_sequence('blog_categories', 'blog_category_id'), 5)`);
  const { troubles } = await checkInstallation(installation, noon);
  expect(troubles).toEqual([
    "The next number of blog_categories is 6, but 9 is taken already",
    `The file of the picture ${pictures[0]?.name} is missing`,
    `The file ${file.name} of document is missing`,
  ]);
  const seals = await checkInstallation(installation, noon, "0123");
  expect(seals).toMatchObject({ lastSeal: await lastSealHash(source.db), troubles: [...troubles, expect.stringContaining("seal 0123")] });
});
