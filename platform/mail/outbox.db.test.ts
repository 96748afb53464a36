import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { testDatabase } from "#test/database.ts";
import type { MailKind } from "./mail-kind.server.ts";
import { deleteMailAbout, finishJob, queueMail, retryMail, takeJob } from "./outbox.server.ts";
import { mailJobs } from "./tables/mail-jobs.server.ts";

const current = testDatabase();

const noticeMail: MailKind<{ userId: number; formerAddress: string }> = {
  name: "test.notice",
  payload: z.object({ userId: z.int(), formerAddress: z.string() }),
  refusalsWorth: 1,
};
const payload = { userId: 3, formerAddress: "ana@example.com" };
const jobs = () => current.db.select().from(mailJobs).orderBy(mailJobs.mailJobId);

describe("the outbox", () => {
  beforeEach(async () => {
    for (const subject of ["staff:3", "staff:4"] as const)
      await queueMail(current.db, noticeMail, payload, { domain: "umbral.example", subject });
  });

  it("leases one mail at a time, also when Postgres believes that the table has a single row", async () => {
    await current.db.delete(mailJobs).where(sql`${mailJobs.subject} = 'staff:4'`);
    await current.db.execute(sql`vacuum analyze mail_jobs`);
    await queueMail(current.db, noticeMail, payload, { domain: "umbral.example" });
    const first = await takeJob(current.db, "one worker");
    expect((await jobs()).filter(({ leasedBy }) => leasedBy !== null)).toMatchObject([{ mailJobId: first?.mailJobId }]);
    const second = await takeJob(current.db, "another");
    expect(new Set([first?.mailJobId, second?.mailJobId, undefined]).size).toBe(3);
    expect(await takeJob(current.db, "a third")).toBeUndefined();
  });

  it("keeps what a mail needs until it is sent, and not longer", async () => {
    const job = await takeJob(current.db, "worker");
    expect(job).toMatchObject({ kind: "test.notice", payload, subject: "staff:3", state: "waiting", attempts: 1 });
    const at = new Date().toISOString();
    if (job) await finishJob(current.db, job, { at, outcome: "sent", detail: "250 OK" }, { state: "sent" });
    expect(await jobs()).toMatchObject([
      { state: "sent", payload: {} },
      { state: "waiting", payload },
    ]);
  });

  it("remembers how the tries at a mail began and how they go, regardless of their number", async () => {
    const job = await takeJob(current.db, "worker");
    const attempt = (number: number) => ({ at: new Date(number * 1000).toISOString(), outcome: "failed" as const, detail: `${number}` });
    const history = Array.from({ length: 400 }, (_, number) => attempt(number));
    if (job) await finishJob(current.db, { ...job, history }, attempt(400), { state: "waiting", delayMs: 60_000 });
    const details = (await jobs())[0]?.history.map(({ detail }) => detail);
    expect(details).toHaveLength(30);
    expect(details?.slice(0, 2)).toEqual(["0", "372"]);
    expect(details?.at(-1)).toBe("400");
  });

  it("refuses a payload that its kind does not describe", async () => {
    const wrongPayload = { ...payload, userId: 1.5 };
    await expect(queueMail(current.db, noticeMail, wrongPayload, { domain: "umbral.example" })).rejects.toThrow();
    expect(await jobs()).toHaveLength(2);
  });

  it("erases every mail about a subject", async () => {
    await deleteMailAbout(current.db, "staff:3");
    expect(await jobs()).toMatchObject([{ subject: "staff:4" }]);
  });

  it("tries a mail again that needs attention, and never one that was sent", async () => {
    await current.db.update(mailJobs).set({ state: sql`case when ${mailJobs.subject} = 'staff:3' then 'failed' else 'sent' end` });
    for (const { mailJobId } of await jobs()) await retryMail(current.db, mailJobId);
    expect((await jobs()).map(({ state }) => state)).toEqual(["waiting", "sent"]);
  });
});
