import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGzip, gzipSync } from "node:zlib";
import { getTableName } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { knownDevices, passwordResets, sessions, users, verifications } from "#platform/accounts/tables/staff.server.ts";
import { generateAgeIdentity, isAgeFile, recipientOf } from "#platform/age-files.server.ts";
import { openFolder } from "#platform/images/storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { findState } from "#platform/site-state.server.ts";
import { embeddedCopy, testDatabase } from "#test/database.ts";
import { decryptFiles } from "./backup-target.server.ts";
import { type Manifest, openManifest, sealManifest, sha256 } from "./manifest.server.ts";
import { readManifest, refuseExpansion, verifyBackup } from "./read-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { obtainSigningKey, signerOf, signingKeyState } from "./signature.server.ts";
import { writeBackup } from "./write-backup.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const source = testDatabase();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-protected-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noon = new Date("2026-11-17T12:00:00Z");
const open = (name: string) => openFolder(join(folder, name));
const filesIn = (name: string) => readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file)));

const tablesLeftOut = [sessions, verifications, passwordResets, knownDevices];

async function signSomebodyIn() {
  const { db } = source;
  const userId = await createStaff(db, { email: "ana@example.com", password: "a quiet password of hers", role: "owner", userName: "Ana" });
  const expiresAt = new Date("2027-01-01T00:00:00Z");
  await db.insert(sessions).values({ userId, token: "hash-of-a-session", expiresAt });
  await db.insert(verifications).values({ identifier: "2fa-secret", value: String(userId), expiresAt });
  await db.insert(passwordResets).values({ userId, tokenHashes: ["hash-of-a-reset"], expiresAt });
  await db.insert(knownDevices).values({ userId, tokenHash: "hash-of-a-device", expiresAt });
}

async function writeLead() {
  const lead = { name: "Ana Niño", phone: "", email: "ana@example.com", service: "", message: "¿Puedo comprar?" };
  await source.db.insert(contactMessages).values(lead);
}

async function restored(place: Parameters<typeof restoreBackup>[1], manifest: Manifest) {
  const database = await embeddedCopy();
  onTestFinished(() => database.close());
  await restoreBackup({ database, storage: await open("restored") }, place, manifest);
  return database.db;
}

it("a backup holds accounts, but nothing that is signed in or leads into one, and not the key that signs it", async () => {
  await signSomebodyIn();
  const place = await open("backup");
  const signingKey = await obtainSigningKey(source.db);
  const manifest = await writeBackup({ db: source.db, storage: await open("pictures") }, place, "1", noon, { signingKey });
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
  expect(tablesLeftOut.map((table) => rowsOf(getTableName(table)))).toEqual([0, 0, 0, 0]);
  const db = await restored(place, manifest);
  expect(await db.select().from(users)).toEqual(await source.db.select().from(users));
  for (const table of tablesLeftOut) expect(await db.$count(table)).toBe(0);
  expect(await findState(db, signingKeyState)).toBeUndefined();
  expect(await findState(source.db, signingKeyState)).toBeDefined();
});

it("sessions in a backup of an earlier version are not restored", async () => {
  await signSomebodyIn();
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage: await open("pictures") }, place, "1", noon);
  const withSession = async (table: Manifest["tables"][number]) => {
    if (table.name !== "sessions") return table;
    const [row] = await source.db.select().from(sessions);
    const values: Record<string, string> = { id: "1", user_id: String(row?.userId), token: "a token" };
    const line = JSON.stringify(table.columns.map(({ name, type }) => values[name] ?? (type === "text" ? null : noon.toISOString())));
    const bytes = gzipSync(`${line}\n`);
    await place.write("sessions.1.jsonl.gz", bytes);
    return { ...table, rows: 1, sha256: sha256(`${line}\n`), parts: [{ file: "sessions.1.jsonl.gz", sha256: sha256(bytes) }] };
  };
  const db = await restored(place, { ...manifest, tables: await Promise.all(manifest.tables.map(withSession)) });
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(sessions)).toBe(0);
});

it("with a recipient every file is encrypted, and read with that recipient's identity alone", async () => {
  await writeLead();
  const pictures = await open("pictures");
  const picture = { name: `${"a".repeat(24)}.webp`, bytes: randomBytes(200_000) };
  await pictures.write(picture.name, picture.bytes);
  await source.db.insert(images).values({ name: picture.name, width: 10, height: 10 });
  const identity = await generateAgeIdentity();
  const recipient = await recipientOf(identity);
  const place = await open("backup");
  const written = await writeBackup({ db: source.db, storage: pictures }, place, "1", noon, { recipient });
  expect(filesIn("backup").map(isAgeFile)).not.toContain(false);

  const read = (key: string | undefined) => readManifest(decryptFiles(place, key), "here");
  await expect(read(undefined)).rejects.toThrow("Set BACKUP_IDENTITY");
  await expect(read(join(folder, "no-file"))).rejects.toThrow("There is no file");
  await expect(read(await generateAgeIdentity())).rejects.toThrow("manifest.json cannot be decrypted");
  const keyFile = join(folder, "key.txt");
  writeFileSync(keyFile, `# created: 2026-11-17\n# public key: ${recipient}\n${identity}\n`);
  expect(await read(keyFile)).toMatchObject(written);

  const files = decryptFiles(place, identity);
  const db = await restored(files, await readManifest(files, "here"));
  expect(await db.select().from(contactMessages)).toEqual(await source.db.select().from(contactMessages));
  expect(Buffer.from((await (await open("restored")).read(picture.name)) ?? []).equals(picture.bytes)).toBe(true);
});

it("a signed manifest cannot be changed, nor replaced by an unsigned one where the signer is known", async () => {
  const signingKey = await obtainSigningKey(source.db);
  const signer = signerOf(signingKey);
  expect(signerOf(await obtainSigningKey(source.db))).toBe(signer);
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage: await open("pictures") }, place, "1", noon, { signingKey });
  expect(await readManifest(place, "here", signer)).toMatchObject({ signer, installation: manifest.installation });

  const text = readFileSync(join(folder, "backup/manifest.json"), "utf8");
  const [forged = "", signatureLine = ""] = [sealManifest({ ...manifest, version: "2" }), text.split("\n").at(-2)];
  expect(() => openManifest(Buffer.from(`${forged}${signatureLine}\n`), "here")).toThrow("was damaged or changed");
  expect(() => openManifest(Buffer.from(forged), "here", signer)).toThrow("is not signed");
  expect(openManifest(Buffer.from(forged), "here").signer).toBeUndefined();
  const database = await embeddedCopy();
  onTestFinished(() => database.close());
  const foreign = sealManifest(manifest, await obtainSigningKey(database.db));
  expect(() => openManifest(Buffer.from(foreign), "here", signer)).toThrow("another site made it");
});

it("what expands to more than it may is refused before anything is restored", async () => {
  const place = await open("backup");
  const manifest = await writeBackup({ db: source.db, storage: await open("pictures") }, place, "1", noon);
  const verifyWith = async (bytes: Buffer, size?: number) => {
    await place.write("bomb.gz", bytes);
    const part = { file: "bomb.gz", sha256: sha256(bytes), bytes: size };
    return verifyBackup(place, { ...manifest, tables: [{ name: "users", columns: [], rows: 0, sha256: sha256(""), parts: [part] }] });
  };
  await expect(verifyWith(gzipSync(Buffer.alloc(5_000_000)), 1_000)).rejects.toThrow("expands to more than the 1000 bytes");
  const compressed = createGzip({ level: 1 });
  const endless = buffer(compressed);
  for (let megabyte = 0; megabyte < 257; megabyte++) compressed.write(Buffer.alloc(1024 * 1024));
  compressed.end();
  await expect(verifyWith(await endless)).rejects.toThrow("expands to more than");

  refuseExpansion({ compressed: 100_000_000, expanded: 2_000_000_000 });
  refuseExpansion({ compressed: 1_000, expanded: 1_000_000 });
  expect(() => refuseExpansion({ compressed: 10_000_000, expanded: 2_000_000_000 })).toThrow("more than 100 times");
});
