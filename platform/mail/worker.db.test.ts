import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Db } from "#platform/database/db.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { startMailServer } from "#test/mail-server.ts";
import { composeKind, type MailKind } from "./mail-kind.server.ts";
import type { Delays } from "./next-step.server.ts";
import { announceMail, queueMail, retryMail } from "./outbox.server.ts";
import { mailJobs } from "./tables/mail-jobs.server.ts";
import { smtpTransport } from "./transport.server.ts";
import { startOutbox } from "./worker.server.ts";

const current = testDatabase();
let server: Awaited<ReturnType<typeof startMailServer>>;
let outboxes: Array<ReturnType<typeof startOutbox>> = [];

beforeEach(async () => {
  ends = [];
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  outboxes = [];
});

type Payload = { to: string };
const kindNamed = (name: string): MailKind<Payload> => ({ name, payload: z.object({ to: z.string() }), refusalsWorth: 3 });
const letter = kindNamed("test.letter");
const circular: MailKind<Payload> = { ...kindNamed("test.circular"), bulk: true, forgetEnded: true };
const brokenKind = kindNamed("test.broken");
const hangingKind = kindNamed("test.hanging");
const stranger = kindNamed("test.stranger");

const mailTo = (address: string) => ({
  from: { name: "", address: "site@umbral.example" },
  to: [{ name: "", address }],
  subject: "A letter",
  text: "Hello",
  html: "<p>Hello</p>",
});
let ends: object[] = [];
const composers = [
  composeKind(letter, async ({ to }) => mailTo(to)),
  composeKind(
    circular,
    async ({ to }) => mailTo(to),
    async (_tx, { to }, { state, attempt }) => {
      ends.push({ to, state, addressRefused: attempt.addressRefused });
      if (to.startsWith("faulty")) throw new Error("Nobody can be told");
    },
  ),
  composeKind(brokenKind, async () => {
    throw new Error("No such template");
  }),
  composeKind(hangingKind, () => new Promise(() => {})),
];

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000, overall: 20_000 };
const quick: Delays = { transient: () => 5, refusal: () => 5, composition: () => 5 };

function work({ db = current.db, alone = true, delays = quick } = {}) {
  const options = { db, alone, delays, composers, composeTimeoutMs: 50, errorPauseMs: 20, log: createLog("silent") };
  outboxes.push(startOutbox({ ...options, transport: smtpTransport(server.url, timeouts) }));
}

async function queue(kind: MailKind<Payload>, to: string) {
  await queueMail(current.db, kind, { to }, { domain: "umbral.example" });
  announceMail();
}

/** A mail that found the server away and waits for its next try. */
async function postpone(to: string) {
  const history = [{ at: new Date().toISOString(), outcome: "failed" as const, detail: "" }];
  const nextAttemptAt = sql`now() + interval '1 hour'`;
  await current.db.insert(mailJobs).values({ kind: letter.name, payload: { to }, messageIdHeader: `<${to}>`, history, nextAttemptAt });
}

const jobs = () => current.db.select().from(mailJobs).orderBy(mailJobs.mailJobId);
const lastJob = async () => (await jobs()).at(-1);
const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 25_000, interval: 10 });
const states = async () => (await jobs()).map(({ state }) => state);
const recipients = () => server.arrived.flatMap((arrived) => arrived.recipients);

describe("the outbox", () => {
  it("sends every mail at once that is queued together, by one worker or by two, regardless of the size that Postgres believes the table has", async () => {
    await queue(letter, "first@example.com");
    work();
    await eventually(async () => expect(await states()).toEqual(["sent"]));
    work({ alone: false });
    await current.db.execute(sql`vacuum analyze mail_jobs`);
    for (const to of ["second@example.com", "third@example.com", "fourth@example.com"])
      await queueMail(current.db, letter, { to }, { domain: "umbral.example" });
    announceMail();
    await eventually(async () => expect(await states()).toEqual(["sent", "sent", "sent", "sent"]));
    expect(recipients().sort()).toEqual(["first@example.com", "fourth@example.com", "second@example.com", "third@example.com"]);
  });

  it("asks for attention after three tries at a mail that cannot be composed, and sends the others meanwhile", async () => {
    await queue(brokenKind, "a@example.com");
    await queue(hangingKind, "b@example.com");
    await queue(letter, "c@example.com");
    work();
    await eventually(async () => expect(await states()).toEqual(["failed", "failed", "sent"]));
    for (const job of (await jobs()).slice(0, 2)) {
      expect(job).toMatchObject({ attempts: 3, payload: { to: expect.any(String) }, leasedBy: null });
      expect(job.history).toHaveLength(3);
      expect(job.history.at(-1)).toMatchObject({ outcome: "uncomposed" });
    }
    expect(recipients()).toEqual(["c@example.com"]);
  });

  it("takes no mail that could not be composed for a mail server that was away", async () => {
    await postpone("before@example.com");
    work();
    await queue(letter, "a@example.com");
    // A process that has just started knows nothing of the server: its first mail that arrives hurries what waits.
    await eventually(async () => expect(await states()).toEqual(["sent", "sent"]));
    await postpone("later@example.com");
    await queue(brokenKind, "b@example.com");
    await eventually(async () => expect(await states()).toEqual(["sent", "sent", "waiting", "failed"]));
    for (const to of ["c@example.com", "d@example.com"]) {
      await queue(letter, to);
      await eventually(async () => expect((await lastJob())?.state).toBe("sent"));
    }
    expect(recipients().sort()).toEqual(["a@example.com", "before@example.com", "c@example.com", "d@example.com"]);
    expect((await jobs())[2]).toMatchObject({ state: "waiting", attempts: 0 });
  });

  it("needs attention if its kind is not registered, or its payload is unknown to its kind", async () => {
    await queue(stranger, "a@example.com");
    await current.db.insert(mailJobs).values({ kind: letter.name, payload: { nobody: 1 }, messageIdHeader: "<1@umbral.example>" });
    await queue(letter, "b@example.com");
    work();
    await eventually(async () => expect(await states()).toEqual(["failed", "failed", "sent"]));
    expect((await jobs())[0]?.history.at(-1)?.reason).toBe("This version of the site sends no mail of the kind “test.stranger”");
  });

  it("asks for attention after as many refusals for good as the kind is worth, some time apart, and sends it when staff say so", async () => {
    server.current.behaviour = "refuse-for-good";
    const waits: number[] = [];
    const refusal = (times: number) => {
      waits.push(times);
      return 5;
    };
    work({ delays: { ...quick, refusal } });
    await queue(letter, "nobody@example.com");
    await eventually(async () => expect(await states()).toEqual(["failed"]));
    const job = await lastJob();
    expect(job).toMatchObject({ attempts: 3 });
    expect(waits).toEqual([1, 2]);
    expect(job?.history.at(-1)).toMatchObject({
      outcome: "refused",
      permanent: true,
      reason: expect.stringContaining("refused"),
      detail: "550 No mailbox nobody@example.com",
    });
    server.current.behaviour = "accept";
    await retryMail(current.db, job?.mailJobId ?? 0);
    announceMail();
    await eventually(async () => expect(await states()).toEqual(["sent"]));
    expect(server.arrived.map(({ messageId }) => messageId)).toEqual([job?.messageIdHeader]);
  });

  it.each(["refuse-later", "refuse-sender", "drop-before-data"] as const)(
    "tries on for as long as the server does %s, under one Message-ID",
    async (behaviour) => {
      server.current.behaviour = behaviour;
      work();
      await queue(letter, "a@example.com");
      await eventually(async () => expect((await lastJob())?.attempts).toBeGreaterThan(8));
      const lastTry = await lastJob();
      expect(lastTry?.state).toBe("waiting");
      server.current.behaviour = "accept";
      await eventually(async () => expect(await states()).toEqual(["sent"]));
      expect(server.arrived.map(({ messageId }) => messageId)).toEqual([lastTry?.messageIdHeader]);
    },
  );

  it("sends a new mail while the server is slow with all that it tries again", async () => {
    server.current.behaviour = "stall-recipient";
    for (let i = 0; i < 8; i++) await queueMail(current.db, letter, { to: `slow${i}@example.com` }, { domain: "umbral.example" });
    await current.db.update(mailJobs).set({ attempts: 1 });
    work();
    await eventually(() => expect(server.current.tries).toBe(4));
    await queue(letter, "new@example.com");
    await eventually(() => expect(recipients()).toEqual(["new@example.com"]));
    expect(server.current.tries).toBe(5);
  });

  it("sends what someone waits for while the server is slow with bulk mail, however much of it there is", async () => {
    server.current.behaviour = "stall-recipient";
    for (let i = 0; i < 20; i++) await queueMail(current.db, circular, { to: `slow${i}@example.com` }, { domain: "umbral.example" });
    work();
    await eventually(() => expect(server.current.tries).toBe(2));
    for (let i = 0; i < 5; i++) await queue(letter, `office${i}@example.com`);
    await eventually(() => expect(recipients()).toHaveLength(5));
    expect(server.current.tries).toBe(7);
  });

  it("reports how a mail ended, keeps nothing of it, and does not send it again if the report fails", async () => {
    work();
    await queue(circular, "a@example.com");
    await eventually(() => expect(ends).toEqual([{ to: "a@example.com", state: "sent" }]));
    await queue(circular, "faulty@example.com");
    await eventually(async () => expect([ends.length, await jobs()]).toEqual([2, []]));
    server.current.behaviour = "refuse-for-good";
    await queue(circular, "nobody@example.com");
    await eventually(async () =>
      expect([ends.at(-1), await jobs()]).toEqual([{ to: "nobody@example.com", state: "failed", addressRefused: true }, []]),
    );
    expect(recipients()).toEqual(["a@example.com", "faulty@example.com"]);
  });

  it("writes down that a mail was sent when the database is back, instead of sending it again", async () => {
    let faults = 2;
    const db = new Proxy(current.db, {
      get(target, name: keyof Db) {
        if (name === "update" && server.arrived.length > 0 && faults-- > 0)
          throw Object.assign(new Error("terminating connection"), { code: "57P01" });
        const member = target[name];
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    work({ db });
    await queue(letter, "a@example.com");
    await eventually(async () => expect(await states()).toEqual(["sent"]));
    expect(faults).toBeLessThanOrEqual(0);
    expect(await lastJob()).toMatchObject({ attempts: 1 });
    expect(recipients()).toEqual(["a@example.com"]);
  });
});
