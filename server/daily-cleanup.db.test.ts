import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { knownDevices, usedCodes } from "#platform/accounts/tables/staff.server.ts";
import { lastSealHash } from "#platform/audit/audit-chain.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { rateLimits } from "#platform/limits/tables/rate-limits.server.ts";
import { testApp } from "#test/app.ts";
import { everyDay, runDailyCleanup } from "./daily-cleanup.ts";

const { current } = testApp();

it("the daily cleanup refreshes the statistics of the embedded database, which has no autovacuum", async () => {
  const { db } = current.platform;
  await db.execute(sql`insert into blog_posts (slug, title) select n::text, 'T' from generate_series(1, 200) n`);
  await runDailyCleanup(current.platform, "embedded");
  const result = await db.execute(sql`select reltuples from pg_class where relname = 'blog_posts'`);
  expect((result as unknown as { rows: Array<{ reltuples: number }> }).rows).toEqual([{ reltuples: 200 }]);
});

it("the daily cleanup logs the last seal of the activity log, for operators who keep logs elsewhere", async () => {
  const { db, log } = current.platform;
  const logInfo = vi.spyOn(log, "info");
  await runDailyCleanup(current.platform, "postgres");
  expect(logInfo).not.toHaveBeenCalled();
  await recordAudit(db, { action: "session.signIn" });
  await runDailyCleanup(current.platform, "postgres");
  expect(logInfo).toHaveBeenCalledWith({ seal: await lastSealHash(db) }, expect.any(String));
  logInfo.mockRestore();
});

it("the daily cleanup forgets guesses, devices, codes and form tokens that mean nothing any more, and no others", async () => {
  const { db } = current.platform;
  const userId = await createStaff(db, { email: "ana@example.com", password: "a password for tests", role: "editor", userName: "Ana" });
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
  for (const [name, expiresAt] of Object.entries({ past, future })) {
    await db.insert(rateLimits).values({ key: name, count: 1, expiresAt });
    await db.insert(usedFormTokens).values({ nonce: name, contactMessageId: 1, expiresAt });
    await db.insert(knownDevices).values({ tokenHash: name, userId, expiresAt });
    await db.insert(usedCodes).values({ codeHash: name, userId, expiresAt });
  }
  await runDailyCleanup(current.platform, "postgres");
  expect(await db.select().from(rateLimits)).toMatchObject([{ key: "future" }]);
  expect(await db.select().from(usedFormTokens)).toMatchObject([{ nonce: "future" }]);
  expect(await db.select().from(knownDevices)).toMatchObject([{ tokenHash: "future" }]);
  expect(await db.select().from(usedCodes)).toMatchObject([{ codeHash: "future" }]);
});

it("the daily cleanup waits until the first visitors have their pages, and ends no process when it fails", async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.reject(new Error("the disk is gone")));
  const warn = vi.fn();
  everyDay(work, { ...current.platform.log, warn } as unknown as typeof current.platform.log);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
