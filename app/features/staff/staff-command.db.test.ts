import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { auditEvents } from "#db/tables/audit-events.server.ts";
import { rateLimits } from "#db/tables/rate-limits.server.ts";
import { accounts, passkeys, sessions, users } from "#db/tables/staff.server.ts";
import { createAttempts } from "#platform/accounts/attempts.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { createLog } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { testDatabase } from "#test/database.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const onPostgres = process.env.TEST_POSTGRES_URL;
const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "umbral-staff-"));
let environment: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  if (onPostgres) {
    const { rows } = (await database.db.execute(sql`select current_database() as name`)) as unknown as { rows: Array<{ name: string }> };
    environment = { DATABASE_URL: Object.assign(new URL(onPostgres), { pathname: `/${rows[0]?.name}` }).href };
    return;
  }
  const loadDataDir = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  await (await PGlite.create({ dataDir: join(folder, "database"), loadDataDir, extensions: { pg_trgm } })).close();
  environment = { DATA_DIR: folder };
});
afterEach(() => onDatabase((db) => db.execute(sql`truncate users restart identity cascade`)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the database that the command works on, and lets it go again. */
async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(environment), createLog("silent"));
  return work(database.db).finally(database.close);
}

type Outcome = { code: number; stdout: string; stderr: string };

function command(args: string[], changes: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const env = { PATH: process.env.PATH, ...environment, ...changes };
  return run(process.execPath, [join(projectRoot, "scripts/staff.mjs"), ...args], { env, cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );
}

const opens = async (db: Db, userId: number, password: string) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  return verifyPassword({ hash: account?.password ?? "", password });
};
const password = "a password for tests";

describe("npm run staff", () => {
  it("adds an owner whose printed password opens the account", async () => {
    const { code, stdout, stderr } = await command([
      "add",
      "Ana@example.com",
      "--role",
      "owner",
      "--name",
      "Ana 🏡",
      "--last-name",
      "Peña",
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Added owner ana@example.com (UserId 1).");
    const printedPassword = /^Password: ([a-z2-9-]{23}) /m.exec(stdout)?.[1] ?? "";
    await onDatabase(async (db) => {
      expect(await db.select().from(users)).toMatchObject([
        { id: 1, email: "ana@example.com", role: "owner", userName: "Ana 🏡", lastName: "Peña" },
      ]);
      expect(await opens(db, 1, printedPassword)).toBe(true);
    });
  });

  it("resets a password, ends the sessions, and lifts what else keeps someone out", async () => {
    await onDatabase(async (db) => {
      const userId = await createStaff(db, { email: "ana@example.com", password, role: "owner", userName: "Ana" });
      await db.update(users).set({ suspendedAt: new Date(), twoFactorEnabled: true });
      await db.insert(passkeys).values({ userId, credentialId: "x", publicKey: "x", name: "Laptop" });
      await db.insert(sessions).values({ userId, token: "x", expiresAt: new Date(Date.now() + 60_000) });
    });
    const first = await command(["reset", "ANA@example.com"]);
    expect(first.stdout).toMatch(/--reinstate lifts that[\s\S]*--two-factor turns that off/);
    const { code, stdout } = await command(["reset", "ana@example.com", "--two-factor", "--reinstate"]);
    expect(code).toBe(0);
    const printedPassword = /^New password of ana@example.com: ([a-z2-9-]{23}) /m.exec(stdout)?.[1] ?? "";
    await onDatabase(async (db) => {
      expect(await opens(db, 1, printedPassword)).toBe(true);
      expect(await opens(db, 1, password)).toBe(false);
      expect(await db.select().from(users)).toMatchObject([{ suspendedAt: null, twoFactorEnabled: false }]);
      expect(await db.select().from(sessions)).toEqual([]);
    });
  });

  it("unlocks an account that someone has guessed at, and records it", async () => {
    const guess = async (db: Db) => {
      const attempts = createAttempts(db);
      return attempts.signIn({ address: "192.0.2.1", account: "ana@example.com" });
    };
    await onDatabase(async (db) => {
      await createStaff(db, { email: "ana@example.com", password, role: "owner", userName: "Ana" });
      for (let count = 0; count < 5; count++) await guess(db);
      // Longer than this test takes.
      await db.update(rateLimits).set({ blockedUntil: new Date(Date.now() + 3_600_000) });
      await expect(guess(db)).rejects.toThrow(/^Too many attempts; please wait 60 minutes$/);
    });
    const { code, stdout } = await command(["unlock", "ANA@example.com"]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "Nobody has to wait any more before signing in as ana@example.com.\n" });
    await onDatabase(async (db) => {
      expect(await db.select().from(rateLimits)).toEqual([]);
      const unlocks = await db.select().from(auditEvents).where(eq(auditEvents.action, "staff.unlock")).orderBy(auditEvents.auditEventId);
      expect(unlocks).toMatchObject([{ userId: null, subject: "staff:1" }]);
    });
  });

  it("lists accounts without a secret", async () => {
    await onDatabase(async (db) => {
      await createStaff(db, { email: "ana@example.com", password, role: "owner", userName: "Ana" });
      await createStaff(db, { email: "bea@example.com", password, role: "editor", userName: "Bea" });
    });
    const { stdout } = await command(["list"]);
    expect(stdout).toBe("1\tana@example.com\tAna\towner, active\n2\tbea@example.com\tBea\teditor, active\n");
  });

  it("says in a sentence what is wrong with what was typed", async () => {
    await onDatabase((db) => createStaff(db, { email: "ana@example.com", password, role: "owner", userName: "Ana" }));
    const wrongCommands: Array<[string[], RegExp]> = [
      [["add", "nobody"], /^Email must be an email address\.$/],
      [["add", "ana@example.com"], /^Another account already uses this email address$/],
      [["reset", "nobody@example.com"], /^There is no staff account nobody@example\.com;/],
      [["remove", "ana@example.com"], /npm run staff -- list/],
      [["list", "--everything"], /^Unknown option '--everything'/],
    ];
    for (const [args, sentence] of wrongCommands) {
      const { code, stdout, stderr } = await command(args);
      expect({ code, stdout }, args.join(" ")).toEqual({ code: 1, stdout: "" });
      expect(stderr.trim(), args.join(" ")).toMatch(sentence);
      expect(stderr, args.join(" ")).not.toMatch(/^\s+at /m);
    }
  });

  it.skipIf(onPostgres)("says that the site is running, and leaves it alone", async () => {
    let site: Database | undefined;
    try {
      site = await openDatabase(readConfig(environment), createLog("silent"));
      const { code, stderr } = await command(["add", "ana@example.com"]);
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^The site is running\\. The data folder ${folder} is in use by process ${process.pid}`));
      expect(await site.db.select().from(users)).toEqual([]);
    } finally {
      await site?.close();
    }
  });

  it.skipIf(onPostgres)("makes no new database where a folder was mistyped", async () => {
    const { code, stderr } = await command(["list"], { DATA_DIR: join(folder, "mistyped") });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no database in .*mistyped; start the site once/);
  });
});
