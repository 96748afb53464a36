import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { writeDefaultRules } from "#app/features/leads/routing/service.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { announceMail, takeJob } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { smtpTransport } from "#platform/mail/transport.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import { testApp } from "#test/app.ts";
import { utahLicense } from "#test/leads.ts";
import { startMailServer } from "#test/mail-server.ts";
import { deleteMessage, resendMail } from "./handling.server.ts";

const officers = contentStore(loanOfficerDefinition);

const environment = { MAIL_FROM: "Umbral <site@umbral.example>", MAIL_TO: "office@umbral.example", PUBLIC_URL: "https://umbral.example" };
const { current, stranger } = testApp({ ...environment, TRUST_PROXY: "1" });

let server: Awaited<ReturnType<typeof startMailServer>>;
const outboxes: Array<ReturnType<typeof startOutbox>> = [];

beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.arrived.length = 0;
  server.current.behaviour = "accept";
  server.current.tries = 0;
});
afterEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
});
afterAll(() => server.close());

const patient = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000, overall: 20_000 };
const impatient = { ...patient, socketTimeout: 300 };

/** The real worker against the real server; only its patience is that of a test. */
function work({ alone = true, timeouts = patient } = {}) {
  const { db, log } = current.platform;
  const composers = contactMailComposers(current.platform);
  const delays = { transient: () => 20, refusal: () => 20, composition: () => 20 };
  const outbox = startOutbox({ db, log, transport: smtpTransport(server.url, timeouts), composers, alone, delays });
  outboxes.push(outbox);
  return outbox;
}

let sender = 0;
async function send(fields: object = {}) {
  sender++;
  const json = {
    name: "Ana Peña",
    phone: "(801) 555-0100",
    email: `ana${sender}@example.com`,
    service: "Contact Us",
    message: "Hola",
    ...fields,
  };
  const headers = { "x-forwarded-for": `203.0.113.${sender}` };
  expect((await stranger("POST", "/api/Common/SendEmail", { json, headers })).status).toBe(200);
}

const jobs = () => current.platform.db.select().from(mailJobs).orderBy(mailJobs.mailJobId);
const job = async (kind: "office" | "acknowledgement") => (await jobs()).find((each) => each.kind === `contactMessage.${kind}`);
const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 25_000, interval: 20 });
const allSent = () => eventually(async () => expect((await jobs()).map(({ state }) => state)).not.toContain("waiting"));
const arrivedFor = (recipient: string) => server.arrived.filter(({ recipients }) => recipients.includes(recipient));

describe("mail", () => {
  it("is logged by its ids, never by what a mail server says of a person", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => lines.push(line) });
    const detail = "550 5.1.1 <ana@example.org> is unknown here";
    const transport = async () => ({ outcome: "refused" as const, permanent: true, detail });
    const composers = contactMailComposers(current.platform);
    const delays = { transient: () => 20, refusal: () => 20, composition: () => 20 };
    outboxes.push(startOutbox({ db: current.platform.db, log, transport, composers, alone: true, delays }));
    await send({ email: "ana@example.org" });
    await eventually(async () => expect((await job("acknowledgement"))?.history.at(-1)).toMatchObject({ detail }));
    await eventually(() => expect(lines.join("")).toContain("Mail not sent"));
    expect(lines.join("")).not.toContain("ana@example.org");
  });

  it("goes to the office at once, to be answered to the visitor, and is acknowledged in the visitor's language", async () => {
    work();
    const letter = { name: 'Ana "La Jefa" Peña, hija', email: "ana@example.org", message: "Hola <b>Juan</b>\nadiós 🏡" };
    await send({ ...letter, language: "es", callTime: "saturday" });
    await allSent();
    const [office] = arrivedFor("office@umbral.example");
    expect(office?.parsed).toMatchObject({
      from: { address: "site@umbral.example" },
      to: [{ address: "office@umbral.example" }],
      replyTo: [{ name: 'Ana "La Jefa" Peña, hija', address: "ana@example.org" }],
      subject: 'New message from Ana "La Jefa" Peña, hija (in Spanish)',
    });
    expect(office?.parsed.text).toContain("Hola <b>Juan</b>\nadiós 🏡");
    expect(office?.parsed.html).toContain("Hola &lt;b&gt;Juan&lt;/b&gt;<br>adiós 🏡");
    expect(office?.parsed.html).toContain("https://umbral.example/admin/contactuslist/1");
    expect(office?.parsed.text).toContain("Call: Yes, on Saturday morning");
    const [acknowledgement] = arrivedFor("ana@example.org");
    expect(acknowledgement?.parsed).toMatchObject({
      subject: expect.stringContaining("Recibimos su mensaje"),
      to: [{ address: "ana@example.org" }],
    });
    expect(acknowledgement?.parsed.html).toContain('lang="es"');
    expect(acknowledgement?.parsed.text).toContain("Le responderemos a más tardar al final del siguiente día hábil");
    expect(acknowledgement?.raw).toContain("Auto-Submitted: auto-replied");
    expect(acknowledgement?.raw).not.toContain("Juan");
    expect(server.arrived.map(({ messageId }) => messageId).sort()).toEqual(
      (await jobs()).map(({ messageIdHeader }) => messageIdHeader).sort(),
    );
    expect(await job("office")).toMatchObject({ state: "sent", attempts: 1, history: [{ outcome: "sent" }], leasedBy: null });
  });

  it("from an officer's page goes to the officer with the office in copy, and reaches the office when the officer's mailbox is gone", async () => {
    const officer = {
      firstName: "Luis",
      lastName: "Ortiz",
      title: "Loan Officer",
      licenseNumber: "1",
      ...utahLicense,
      email: "officer@example.com",
    };
    await writeDefaultRules(current.platform.db);
    await officers.create(current.platform.db, officer, { userId: null });
    work();
    await send({ loanOfficerId: 1 });
    await allSent();
    expect(arrivedFor("officer@example.com")[0]?.parsed).toMatchObject({
      to: [{ name: "Luis Ortiz", address: "officer@example.com" }],
      cc: [{ address: "office@umbral.example" }],
    });
    server.current.behaviour = "refuse-recipient";
    await send({ loanOfficerId: 1 });
    await eventually(() => expect(arrivedFor("office@umbral.example")).toHaveLength(2));
    await eventually(async () =>
      expect((await jobs())[2]?.history).toMatchObject([
        { outcome: "sent", detail: expect.stringContaining("refused for officer@example.com") },
      ]),
    );
  });

  it.each(["refuse-later", "stall", "drop-before-data"] as const)(
    "is tried again after the server did %s, and arrives once",
    async (behaviour) => {
      server.current.behaviour = behaviour;
      work(behaviour === "stall" ? { timeouts: impatient } : {});
      await send();
      await eventually(async () => expect((await job("office"))?.history.length).toBeGreaterThanOrEqual(2));
      server.current.behaviour = "accept";
      await allSent();
      expect(server.arrived).toHaveLength(2);
      const office = await job("office");
      expect(office?.history[0]).toMatchObject({ outcome: behaviour === "refuse-later" ? "refused" : "failed" });
      expect(office?.history.at(-1)).toMatchObject({ outcome: "sent" });
    },
  );

  it("that was dropped after DATA may come twice, under one Message-ID", async () => {
    server.current.behaviour = "drop-after-data";
    work();
    await send();
    await eventually(() => expect(arrivedFor("office@umbral.example").length).toBeGreaterThanOrEqual(2));
    server.current.behaviour = "accept";
    await allSent();
    expect(new Set(arrivedFor("office@umbral.example").map(({ messageId }) => messageId)).size).toBe(1);
  });

  it("waits for a server that is away, and goes when it is back", async () => {
    const { port } = server;
    await server.close();
    work();
    await send();
    await send();
    await eventually(async () => expect((await jobs()).every(({ attempts }) => attempts >= 2)).toBe(true));
    server = await startMailServer(port);
    await allSent();
    expect(server.arrived).toHaveLength(4);
  });

  it("that is refused for good asks for attention, the visitor's after two refusals, the office's after three; staff can retry", async () => {
    server.current.behaviour = "refuse-for-good";
    work();
    await send();
    await eventually(async () => expect(await job("acknowledgement")).toMatchObject({ state: "failed", attempts: 2 }));
    await eventually(async () => expect(await job("office")).toMatchObject({ state: "failed", attempts: 3 }));
    server.current.behaviour = "accept";
    await resendMail(current.platform.db, 1, "acknowledgement", "umbral.example");
    await resendMail(current.platform.db, 1, "office", "umbral.example");
    await allSent();
    expect((await jobs()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(server.arrived.map(({ messageId }) => messageId).sort()).toEqual(
      (await jobs()).map(({ messageIdHeader }) => messageIdHeader).sort(),
    );
  });

  it("is sent once by any number of workers", async () => {
    for (let i = 0; i < 10; i++) await send();
    for (let i = 0; i < 3; i++) work({ alone: false });
    await allSent();
    expect(server.arrived).toHaveLength(20);
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it("that a dead worker had taken is taken again when its lease is over, or at once by the only process there is", async () => {
    const { db } = current.platform;
    await send();
    const takenJob = await takeJob(db, "a worker that dies");
    expect(takenJob?.kind).toBe("contactMessage.office");
    work({ alone: false });
    await eventually(() => expect(server.arrived).toHaveLength(1));
    expect(await job("office")).toMatchObject({ state: "waiting", leasedBy: "a worker that dies" });
    await db.update(mailJobs).set({ leasedUntil: sql`now()` }).where(eq(mailJobs.kind, "contactMessage.office"));
    announceMail();
    await allSent();
    await send();
    await outboxes.splice(0)[0]?.stop();
    await send();
    await takeJob(db, "another one");
    work();
    await allSent();
    expect(server.arrived).toHaveLength(6);
  });

  it("of a message that was deleted meanwhile harms nothing", async () => {
    server.current.behaviour = "stall";
    work({ timeouts: impatient });
    await send();
    await eventually(() => expect(server.current.tries).toBeGreaterThan(0));
    await deleteMessage(current.platform.db, 1, { userId: null });
    server.current.behaviour = "accept";
    await send();
    await allSent();
  });
});
