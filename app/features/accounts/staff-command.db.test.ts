import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createAttempts } from "#platform/accounts/attempts.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { accounts, passkeys, sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { failureText } from "#platform/failure-text.server.ts";
import { rateLimits } from "#platform/limits/tables/rate-limits.server.ts";
import { createLog } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { testDatabase } from "#test/database.ts";
import { main, readStaffCommand } from "./staff-command.server.ts";

const current = testDatabase();
const run = promisify(execFile);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What the command prints. */
async function outputOf(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await readStaffCommand(args)?.(current.db, { userId: null });
  const output = write.mock.calls.map(([text]) => text).join("");
  write.mockRestore();
  return output;
}

async function opens(userId: number, password: string): Promise<boolean> {
  const [account] = await current.db.select().from(accounts).where(eq(accounts.userId, userId));
  return verifyPassword({ hash: account?.password ?? "", password });
}
const password = "a password for tests";
const addAna = () => createStaff(current.db, { email: "ana@example.com", password, role: "owner", userName: "Ana" });

describe("npm run staff", () => {
  it("adds an owner whose printed password opens the account", async () => {
    const output = await outputOf("add", "Ana@example.com", "--role", "owner", "--name", "Ana 🏡", "--last-name", "Peña");
    expect(await current.db.select().from(users)).toMatchObject([
      { id: 1, email: "ana@example.com", role: "owner", userName: "Ana 🏡", lastName: "Peña" },
    ]);
    expect(await opens(1, /: ([a-z2-9-]{23}) /.exec(output)?.[1] ?? "")).toBe(true);
  });

  it("resets a password, ends the sessions, and lifts what else keeps someone out", async () => {
    const { db } = current;
    const userId = await addAna();
    await db.update(users).set({ suspendedAt: new Date(), twoFactorEnabled: true });
    await db.insert(passkeys).values({ userId, credentialId: "x", publicKey: "x", name: "Laptop" });
    await db.insert(sessions).values({ userId, token: "x", expiresAt: new Date(Date.now() + 60_000) });
    expect(await outputOf("reset", "ANA@example.com")).toMatch(/--reinstate[\s\S]*--two-factor/);
    const output = await outputOf("reset", "ana@example.com", "--two-factor", "--reinstate");
    expect(await opens(1, /ana@example.com: ([a-z2-9-]{23}) /.exec(output)?.[1] ?? "")).toBe(true);
    expect(await opens(1, password)).toBe(false);
    expect(await db.select().from(users)).toMatchObject([{ suspendedAt: null, twoFactorEnabled: false }]);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it("unlocks an account that someone has guessed at, and records it", async () => {
    const { db } = current;
    const guess = () => createAttempts(db).signIn({ address: "192.0.2.1", account: "ana@example.com" });
    await addAna();
    for (let count = 0; count < 5; count++) await guess();
    // Longer than this test takes.
    await db.update(rateLimits).set({ blockedUntil: new Date(Date.now() + 3_600_000) });
    await expect(guess()).rejects.toMatchObject({ code: "tooMany" });
    expect(await outputOf("unlock", "ANA@example.com")).toContain("ana@example.com");
    expect(await db.select().from(rateLimits)).toEqual([]);
    const unlocks = await db.select().from(auditEvents).where(eq(auditEvents.action, "staff.unlock"));
    expect(unlocks).toMatchObject([{ userId: null, subject: "staff:1" }]);
  });

  it("lists accounts without a secret", async () => {
    await addAna();
    await createStaff(current.db, { email: "bea@example.com", password, role: "editor", userName: "Bea" });
    expect(await outputOf("list")).toBe("1\tana@example.com\tAna\towner, active\n2\tbea@example.com\tBea\teditor, active\n");
  });

  it.each([
    [["add", "nobody"], /^Email /],
    [["add", "ana@example.com"], /email address$/],
    [["reset", "nobody@example.com"], /nobody@example\.com/],
    [["remove", "ana@example.com"], /npm run staff -- list/],
    [["list", "--everything"], /^Unknown option '--everything'/],
  ])("explains what is wrong with %j, without a stack trace", async (args, sentence) => {
    await addAna();
    const text = await outputOf(...args).then(String, failureText);
    expect(text).toMatch(sentence);
    expect(text).not.toMatch(/^\s+at /m);
  });

  it("makes no new database where a folder was mistyped", async () => {
    const folder = join(tmpdir(), "umbral-mistyped-folder");
    vi.stubEnv("DATABASE_URL", undefined);
    vi.stubEnv("DATA_DIR", folder);
    await expect(main(["list"])).rejects.toThrow(folder);
  });
});

// What only a process shows: the script, its exit code, and the lock on the data folder.
describe.skipIf(process.env.TEST_POSTGRES_URL)("the process of npm run staff", () => {
  it("refuses to work beside the running site, and works once it has stopped", async () => {
    const folder = mkdtempSync(join(tmpdir(), "umbral-staff-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const loadDataDir = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
    await (await PGlite.create({ dataDir: join(folder, "database"), loadDataDir, extensions: { pg_trgm } })).close();
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const command = () =>
      run(process.execPath, [join(projectRoot, "scripts/installation.mjs"), "staff", "add", "ana@example.com"], { env, cwd: folder });
    const site = await openDatabase(readConfig(env), createLog("silent"));
    try {
      const refusal = { code: 1, stdout: "", stderr: expect.stringContaining(`process ${process.pid}`) };
      await expect(command()).rejects.toMatchObject(refusal);
      expect(await site.db.select().from(users)).toEqual([]);
    } finally {
      await site.close();
    }
    expect(await command()).toMatchObject({ stdout: expect.stringContaining("ana@example.com"), stderr: "" });
  }, 120_000);
});
