import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { definitions } from "#app/features/definitions.server.ts";
import { openBackup } from "#platform/backup/backup-target.server.ts";
import { checkInstallation } from "#platform/backup/check-installation.server.ts";
import { makeBackup } from "#platform/backup/make-backup.server.ts";
import { type SignedManifest, summaryOf } from "#platform/backup/manifest.server.ts";
import { describeLocation, moveInstallation, type OpenInstallation } from "#platform/backup/move.server.ts";
import { readManifest, verifyBackup } from "#platform/backup/read-backup.server.ts";
import { restoreBackup } from "#platform/backup/restore-backup.server.ts";
import { bringSchemaUpToDate, migrationOf } from "#platform/backup/schema-version.server.ts";
import { findSigningKey, signerOf } from "#platform/backup/signature.server.ts";
import { commandLine } from "#platform/command-line.server.ts";
import { type Config, readConfig, StartError } from "#platform/config.server.ts";
import { secureDataFolder } from "#platform/data-folder.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import { askRunningSite } from "./local-control.ts";

const commandColumn = (command: string, args?: string) => commandLine(command, args).padEnd(34);

const usage = `Everything the site holds: accounts, messages, content, history and pictures.

  ${commandColumn("backup", "[<place>]")}makes a backup while the site goes on; without a place a dated one in BACKUP_TO
  ${commandColumn("restore", "<place>")}restores a backup into an empty database and an empty picture storage of either kind
  ${commandColumn("verify", "[<place>]")}reads all of a backup, or looks for what is wrong with the installation
  ${commandColumn("verify", "--seal <seal>")}the same of the installation; and whether its activity log has the seal that an earlier run printed
  ${commandColumn("move", "--to <file>")}moves the installation to the one whose settings are in the file (DATABASE_URL=…, one a line)
  ${commandColumn("migrate")}brings the database to what this version needs, before its processes are started

An encrypted backup is read with BACKUP_IDENTITY, a file with the secret key; with BACKUP_SIGNER only a backup that this site signed.
A place is a folder or s3://bucket/prefix (with S3_KEY, S3_SECRET, S3_ENDPOINT and S3_REGION).
All of them work on the database that DATABASE_URL names, else on the embedded one in DATA_DIR.
`;

/** No request waits: an index of millions of rows may take its time. */
const unhurriedSettings = { DATABASE_SECONDS: "600" };

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Relative to where the command was typed. */
const typedPath = (path: string) => resolve(process.env.INIT_CWD ?? "", path);
const typedTarget = (target: string) => (target.startsWith("s3://") ? target : typedPath(target));

function withTypedIdentity(config: Config): Config {
  const { identity } = config.backup;
  const isPath = identity !== undefined && !identity.startsWith("AGE-SECRET-KEY-");
  return isPath ? { ...config, backup: { ...config.backup, identity: typedPath(identity) } } : config;
}

const hasEmbedded = (config: Config) => existsSync(join(config.dataDir, "database"));

async function open(config: Config): Promise<OpenInstallation> {
  if (!config.databaseUrl || !config.s3) secureDataFolder(config.dataDir);
  const database = await openDatabase(config, createLog("silent"));
  return { config, database, storage: await openStorage(config) };
}

async function openFilled(config: Config): Promise<OpenInstallation> {
  if (!config.databaseUrl && !hasEmbedded(config))
    throw new StartError(`There is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL as the site does.`);
  return open(config);
}

async function withInstallation<T>(installation: OpenInstallation, work: (installation: OpenInstallation) => Promise<T>): Promise<T> {
  try {
    return await work(installation);
  } finally {
    await installation.database.close();
  }
}

async function backup(config: Config, to: string | undefined): Promise<void> {
  const reply = config.databaseUrl ? undefined : await askRunningSite(config.dataDir, to);
  if (reply && !reply.ok) throw new StartError(reply.text);
  const backUp = ({ database, storage }: OpenInstallation) => makeBackup({ db: database.db, storage, config }, to, new Date());
  print(reply?.text ?? (await withInstallation(await openFilled(config), backUp)));
}

async function restore(config: Config, from: string): Promise<void> {
  const target = await openBackup(from, config);
  const manifest = await readManifest(target, from, config.backup.signer);
  await withInstallation(await open(config), (installation) => restoreBackup(installation, target, manifest));
  print(
    `Restored ${summaryOf(manifest)}, as they were on ${manifest.madeAt}. ${signatureNote(manifest, config)} Erase again whom you have erased since.`,
  );
}

async function verifyStored(config: Config, target: string): Promise<void> {
  const storage = await openBackup(target, config);
  const manifest = await readManifest(storage, target, config.backup.signer);
  await verifyBackup(storage, manifest);
  print(`The backup of ${manifest.madeAt} is whole: ${summaryOf(manifest)}. ${signatureNote(manifest, config)}`);
}

function signatureNote({ signer }: SignedManifest, { backup }: Config): string {
  if (signer === undefined) return "It is not signed: an earlier version made it, or someone removed the signature.";
  if (backup.signer !== undefined) return `It is signed by ${signer}, as BACKUP_SIGNER demands.`;
  return `It is signed by ${signer}; whether that is your site's key is known only by comparing it with what the site said when it made a backup (set BACKUP_SIGNER).`;
}

async function verify(config: Config, knownSeal: string | undefined): Promise<void> {
  const { signingKey, ...findings } = await withInstallation(await openFilled(config), async ({ database: { db }, storage }) => ({
    ...(await checkInstallation({ db, storage, definitions, retention: config.retention }, new Date(), knownSeal)),
    signingKey: await findSigningKey(db),
  }));
  const { tables, rows, pictures, migration, lastSeal, troubles } = findings;
  for (const trouble of troubles) print(trouble);
  if (signingKey) print(`Its backups are signed by ${signerOf(signingKey)}.`);
  if (lastSeal !== undefined) print(`The activity log ends with the seal ${lastSeal}.`);
  print(
    `${rows} rows of ${tables} tables and ${pictures} pictures looked at (schema ${migration}): ${troubles.length === 0 ? "nothing is wrong" : `troubles: ${troubles.length}`}.`,
  );
  if (troubles.length > 0) process.exitCode = 1;
}

async function move(config: Config, file: string): Promise<void> {
  const target = readConfig({ ...readNewSettings(file), ...unhurriedSettings });
  const manifest = await withInstallation(await openFilled(config), (source) =>
    moveInstallation(source, target, () => open(target), new Date()),
  );
  print(
    `Moved ${summaryOf(manifest)} to ${describeLocation(target)}; every row and picture was read back and compared. Start the site with the settings in ${file}.`,
  );
}

/** No default decides where data goes. */
function readNewSettings(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const settings = parseEnv(readFileSync(file, "utf8"));
  if (!settings.DATA_DIR && !(settings.DATABASE_URL && settings.S3_BUCKET))
    throw new StartError(`${file} must say where rows and pictures are to go: DATABASE_URL and S3_BUCKET, or DATA_DIR.`);
  return settings;
}

async function migrate(config: Config): Promise<void> {
  const migration = await withInstallation(await openFilled(config), async ({ database }) => {
    await database.exclusively((db) => bringSchemaUpToDate(database, db));
    return migrationOf(database.db);
  });
  print(`The database is at ${migration}.`);
}

export async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: "string" }, seal: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return void print(usage);
  const config = withTypedIdentity(readConfig({ ...process.env, ...unhurriedSettings }));
  const [command, given, ...rest] = positionals;
  const target = given === undefined ? undefined : typedTarget(given);
  const isMisplaced = (values.to !== undefined && command !== "move") || (values.seal !== undefined && command !== "verify");
  if (rest.length > 0 || isMisplaced) throw new StartError(usage);
  if (command === "backup") return backup(config, target);
  if (command === "verify" && target === undefined) return verify(config, values.seal);
  if (command === "verify" && values.seal === undefined && target !== undefined) return verifyStored(config, target);
  if (command === "migrate" && target === undefined) return migrate(config);
  if (command === "restore" && target !== undefined) return restore(config, target);
  if (command === "move" && values.to !== undefined && target === undefined) return move(config, typedPath(values.to));
  throw new StartError(usage);
}
