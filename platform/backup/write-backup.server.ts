import { createHash, type KeyObject } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { type Encrypt, encrypterFor } from "#platform/age-files.server.ts";
import { StartError } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isStoredFile } from "#platform/files/stored-files.server.ts";
import { installationId, listFiles } from "#platform/images/claim-storage.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { type Manifest, manifestFile, sealManifest, sha256 } from "./manifest.server.ts";
import { migrationOf } from "./schema-version.server.ts";
import { listTables, plainFormats, query, readLines, type Table } from "./tables.server.ts";

const compress = promisify(gzip);

/** In characters, so that no table must fit into memory. */
const partSize = 4_000_000;

type BackupSource = { db: Db; storage: ImageStorage };

/** A copy within the installation needs neither. */
type BackupKeys = { recipient?: string; signingKey?: KeyObject };

/** Writes a consistent copy while the site runs. Rows are one snapshot; pictures and files are immutable and kept for at least a day longer. The manifest comes last. */
export async function writeBackup(
  { db, storage }: BackupSource,
  target: ImageStorage,
  version: string,
  now: Date,
  { recipient, signingKey }: BackupKeys = {},
): Promise<Manifest> {
  if (await target.read(manifestFile)) throw new StartError("There is a backup already at this place; name another.");
  const installation = await installationId(db);
  const encrypt: Encrypt = recipient === undefined ? async (bytes) => bytes : await encrypterFor([recipient]);
  const workFolder = mkdtempSync(join(tmpdir(), "umbral-backup-"));
  try {
    const snapshot = await readSnapshot(db, workFolder, encrypt);
    for (const { parts } of snapshot.tables) for (const { file } of parts) await target.write(file, readFileSync(join(workFolder, file)));
    // Listed after the rows were read: every file that a row names is there already, and stays for at least a day.
    const fileNames = (await listFiles(storage))
      .map(({ name }) => name)
      .filter(isStoredFile)
      .toSorted();
    const { pictures, missingPictures } = await copyPictures([...snapshot.pictureNames, ...fileNames], storage, target, encrypt);
    const { migration, tables, sequences } = snapshot;
    const madeAt = now.toISOString();
    const manifest: Manifest = {
      format: 1,
      product: "umbral",
      ...{ version, madeAt, installation, migration, tables, sequences, pictures, missingPictures },
    };
    await target.write(manifestFile, await encrypt(Buffer.from(sealManifest(manifest, signingKey))));
    return manifest;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** To a local folder: the embedded database is blocked meanwhile, and must not wait for a network. */
function readSnapshot(db: Db, workFolder: string, encrypt: Encrypt) {
  return db.transaction(
    async (tx) => {
      await tx.execute(plainFormats);
      const tables: Manifest["tables"] = [];
      for (const table of await listTables(tx)) tables.push(await writeTable(tx, table, workFolder, encrypt));
      const pictureRows = await tx.select({ name: images.name }).from(images).orderBy(images.name);
      return {
        tables,
        migration: await migrationOf(tx),
        sequences: await readSequences(tx),
        pictureNames: pictureRows.map(({ name }) => name),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function writeTable(tx: Db, table: Table, workFolder: string, encrypt: Encrypt): Promise<Manifest["tables"][number]> {
  const whole = createHash("sha256");
  const parts: Manifest["tables"][number]["parts"] = [];
  let rows = 0;
  let text = "";
  const endPart = async () => {
    if (text === "") return;
    const file = `${table.name}.${parts.length + 1}.jsonl.gz`;
    const bytes = await compress(text);
    writeFileSync(join(workFolder, file), await encrypt(bytes));
    parts.push({ file, sha256: sha256(bytes), bytes: Buffer.byteLength(text) });
    text = "";
  };
  for await (const lines of readLines(tx, table)) {
    rows += lines.length;
    for (const line of lines) {
      whole.update(`${line}\n`);
      text += `${line}\n`;
      if (text.length > partSize) await endPart();
    }
  }
  await endPart();
  return { name: table.name, columns: table.columns, rows, sha256: whole.digest("hex"), parts };
}

async function readSequences(tx: Db): Promise<Record<string, string>> {
  const rows = await query<{ name: string; value: string }>(
    tx,
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Sizes are made again from the picture. */
async function copyPictures(names: string[], from: ImageStorage, to: ImageStorage, encrypt: Encrypt) {
  const pictures: Manifest["pictures"] = [];
  const missingPictures: string[] = [];
  for (const name of names) {
    const bytes = await from.read(name);
    if (!bytes) {
      missingPictures.push(name);
      continue;
    }
    await copyFile(to, name, await encrypt(bytes));
    pictures.push({ name, bytes: bytes.byteLength, sha256: sha256(bytes) });
  }
  return { pictures, missingPictures };
}

/** Skips what an interrupted attempt has sent already; reads back what it sends. */
export async function copyFile(to: ImageStorage, name: string, bytes: Uint8Array): Promise<void> {
  const isThere = async () => {
    const storedBytes = await to.read(name);
    return storedBytes !== undefined && sha256(storedBytes) === sha256(bytes);
  };
  if (await isThere()) return;
  await to.write(name, bytes);
  if (!(await isThere())) throw new Error(`${name} was written and reads back differently`);
}
