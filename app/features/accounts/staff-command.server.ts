import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { roles } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { unlockSignIn } from "#platform/accounts/attempts.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { bringSchemaUpToDate } from "#platform/backup/schema-version.server.ts";
import { commandLine } from "#platform/command-line.server.ts";
import { type Config, readConfig, StartError } from "#platform/config.server.ts";
import { secureDataFolder } from "#platform/data-folder.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { createLog } from "#platform/log.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { staffInput } from "./schema.ts";
import {
  addStaff,
  findStaffByEmail,
  listStaff,
  reinstateStaff,
  removeSecondFactor,
  resetPassword,
  type StaffAccount,
} from "./service.server.ts";

const usage = `Staff accounts, for people who are locked out of the admin area.

  ${commandLine("staff", "list")}
  ${commandLine("staff", "add <email>")} [--role ${roles.join("|")}] [--name <user name>] [--first-name <…>] [--last-name <…>] [--phone <…>]
  ${commandLine("staff", "reset <email>")} [--two-factor] [--reinstate]
  ${commandLine("staff", "unlock <email>")}

add     makes an account (an editor's, unless --role says otherwise) and prints its password once.
reset   gives an account a new password, prints it once and ends its sessions;
        --two-factor also turns two-factor sign-in off, --reinstate also lifts a suspension.
unlock  forgets the failed sign-ins of an account, so that its owner can sign in without waiting.

It works on the database that DATABASE_URL names, else on the embedded one in DATA_DIR, which the site must not be using.
`;

const options = {
  role: { type: "string", default: "editor" },
  name: { type: "string" },
  "first-name": { type: "string" },
  "last-name": { type: "string" },
  phone: { type: "string" },
  "two-factor": { type: "boolean", default: false },
  reinstate: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });
type Values = ReturnType<typeof parse>["values"];

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
/** No session is needed: anyone who can run this controls the machine. */
const operatorOf = (config: Config): Actor => ({ userId: null, mailDomain: mailDomain(config) });

async function list(db: Db): Promise<void> {
  for (const { userId, email, userName, role, suspendedAt, twoFactorEnabled } of await listStaff(db)) {
    const notes = [role, suspendedAt ? "suspended" : "active", ...(twoFactorEnabled ? ["two-factor"] : [])];
    printLine(`${userId}\t${email}\t${userName}\t${notes.join(", ")}`);
  }
}

async function add(db: Db, email: string, values: Values, operator: Actor): Promise<void> {
  const input = staffInput.safeParse({
    email,
    role: values.role,
    userName: values.name ?? email.split("@")[0],
    firstName: values["first-name"],
    lastName: values["last-name"],
    phoneNumber: values.phone,
  });
  if (!input.success) throw new StartError(input.error.issues.map(({ message }) => `${message}.`).join("\n"));
  const { account, password } = await addStaff(db, input.data, operator);
  printLine(`Added ${account.role} ${account.email} (UserId ${account.userId}).`);
  printLine(`Password: ${password}   (shown only now; signing in asks for another)`);
}

async function reset(db: Db, email: string, values: Values, operator: Actor): Promise<void> {
  const account = await getAccount(db, email);
  const password = await resetPassword(db, account.userId, undefined, operator);
  if (values["two-factor"]) await removeSecondFactor(db, account.userId, operator);
  if (values.reinstate) await reinstateStaff(db, account.userId, operator);
  printLine(`New password of ${account.email}: ${password}   (shown only now; its sessions have ended, and signing in asks for another)`);
  if (account.suspendedAt && !values.reinstate) printLine("The account is suspended and cannot sign in; --reinstate lifts that.");
  if (account.twoFactorEnabled && !values["two-factor"]) printLine("Sign-in still asks for a code; --two-factor turns that off.");
}

async function unlock(db: Db, email: string): Promise<void> {
  const account = await getAccount(db, email);
  await db.transaction(async (tx) => {
    await unlockSignIn(tx, account.email, account.userId);
    await recordAudit(tx, { action: "staff.unlock", subject: `staff:${account.userId}` });
  });
  printLine(`${account.email} can sign in without waiting.`);
}

async function getAccount(db: Db, email: string): Promise<StaffAccount> {
  const account = await findStaffByEmail(db, email);
  if (!account) throw new StartError(`There is no staff account ${email}; "${commandLine("staff", "list")}" shows which there are.`);
  return account;
}

const changes = { add, reset, unlock };
const isChange = (command: string | undefined): command is keyof typeof changes => command !== undefined && Object.hasOwn(changes, command);

async function open(config: Config) {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "database")))
    throw new StartError(`There is no database in ${config.dataDir}; start the site once, or set DATA_DIR or DATABASE_URL as it does.`);
  if (!config.databaseUrl) secureDataFolder(config.dataDir);
  return openDatabase(config, createLog("silent")).catch((error: unknown) => {
    if (!(error instanceof StartError) || config.databaseUrl) throw error;
    throw new StartError(`The site is running. ${error.message}\nStop it, run this command again, and start it.`, { cause: error });
  });
}

type Work = (db: Db, operator: Actor) => Promise<void>;

/** Checks the arguments before any database is opened; undefined asks for help. */
export function readStaffCommand(args: string[]): Work | undefined {
  const { positionals, values } = parse(args);
  const [command, email, ...rest] = positionals;
  if (values.help) return undefined;
  if (command === "list" && email === undefined) return list;
  if (!isChange(command) || email === undefined || rest.length > 0) throw new StartError(usage);
  return (db, operator) => changes[command](db, email, values, operator);
}

export async function main(args: string[]): Promise<void> {
  const work = readStaffCommand(args);
  if (!work) return printLine(usage);
  const config = readConfig(process.env);
  const database = await open(config);
  try {
    await database.exclusively((db) => bringSchemaUpToDate(database, db));
    await work(database.db, operatorOf(config));
  } finally {
    await database.close();
  }
}
