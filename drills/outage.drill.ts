import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startSite } from "#e2e/site-process.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody } from "./staff-client.ts";

const outageMs = 20_000;
const allowedMs = 3_000;
const pages = ["/", "/es", "/contact-us", "/es/contact-us", "/blog", "/services/find-a-loan-officer"];

type Load = {
  url: string;
  phase: string;
  isOver: boolean;
  served: number;
  failed: number;
  slowestPage: number;
  acknowledged: Map<string, string>;
  refused: number;
  slowestForm: number;
};

export const drill: Drill = {
  name: `Postgres killed for ${outageMs / 1000} s, then frozen for as long, then the node killed too, under visitors`,
  run: async () => {
    const postgres = await startPostgres({ durable: true });
    if (!postgres) return { figure: "no Postgres server is installed", ok: false };
    const folder = temporaryFolder();
    const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: "1" };
    let site = await startSite(folder, settings);
    for (const page of pages) await (await fetch(site.url + page)).text();
    const load: Load = {
      ...{ url: site.url, phase: "before", isOver: false, served: 0, failed: 0, slowestPage: 0 },
      ...{ acknowledged: new Map(), refused: 0, slowestForm: 0 },
    };
    const visitors = [readPages(load), sendForms(load)];
    const pendingCounts = { killed: 0, frozen: 0, both: 0 };
    await sleep(2_000);

    load.phase = "killed";
    await postgres.kill();
    await sleep(outageMs);
    pendingCounts.killed = countPendingForms(folder);
    await postgres.restart();
    await isDrained(site.url, folder);

    load.phase = "frozen";
    const thaw = postgres.freeze();
    await sleep(outageMs);
    pendingCounts.frozen = countPendingForms(folder);
    thaw();
    await isDrained(site.url, folder);
    load.isOver = true;
    await Promise.all(visitors);

    load.phase = "both";
    await postgres.kill();
    await sleep(1_000);
    for (let number = 0; number < 5; number++) await sendForm(load, `both ${number}`);
    pendingCounts.both = countPendingForms(folder);
    await site.kill();
    await postgres.restart();
    site = await startSite(folder, settings);
    await isDrained(site.url, folder);
    await site.stop();

    const { lostCount, doubledCount, wrongMails } = await compareWithStored(postgres.url, load.acknowledged);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    const perPhase = Object.entries(pendingCounts).map(([phase, count]) => `${count} ${phase}`);
    return {
      figure: `pages: ${load.served} served, ${load.failed} failed, slowest ${seconds(load.slowestPage)}; forms: ${load.acknowledged.size} acknowledged, ${load.refused} refused, slowest ${seconds(load.slowestForm)}, waited on the node: ${perPhase.join(", ")}; ${lostCount} lost, ${doubledCount} stored twice, ${wrongMails} with other mails than one each`,
      ok:
        [lostCount, doubledCount, wrongMails, load.failed, load.refused].every((count) => count === 0) &&
        load.slowestForm < allowedMs &&
        Object.values(pendingCounts).every((count) => count > 0) &&
        load.served > 500,
    };
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const countPendingForms = (folder: string) => readdirSync(join(folder, "pending-forms")).filter((name) => name.endsWith(".json")).length;

async function isDrained(url: string, folder: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  const isBack = async () => (await (await fetch(`${url}/readyz`)).json()).database === "available" && countPendingForms(folder) === 0;
  while (!(await isBack())) {
    if (Date.now() > deadline) throw new Error("The pending forms were not stored within 30 s");
    await sleep(100);
  }
}

async function readPages(load: Load): Promise<void> {
  for (let turn = 0; !load.isOver; turn++) {
    const startTime = performance.now();
    const isServed = await fetch(load.url + pages[turn % pages.length]).then(
      async (answer) => (await answer.text()) !== "" && answer.ok,
      () => false,
    );
    if (isServed) load.served++;
    else load.failed++;
    load.slowestPage = Math.max(load.slowestPage, performance.now() - startTime);
    await sleep(20);
  }
}

/** As many as the limit for all visitors together lets pass, all at once. */
async function sendForms(load: Load): Promise<void> {
  const submissions: Array<Promise<void>> = [];
  for (let number = 0; !load.isOver; number++) {
    submissions.push(sendForm(load, `${load.phase} ${number}`));
    await sleep(400);
  }
  await Promise.all(submissions);
}

let lastVisitor = 0;

async function sendForm(load: Load, text: string): Promise<void> {
  const visitor = ++lastVisitor;
  const fields = { name: "Drill", phone: "(801) 555-0100", email: `drill${visitor}@example.com`, message: text };
  const withScript = visitor % 2 === 0;
  const { headers, ...init } = withScript
    ? jsonBody("POST", { ...fields, service: "Contact Us" })
    : { method: "POST", body: new URLSearchParams(fields), headers: {} };
  const address = { "X-Forwarded-For": `10.1.${visitor >> 8}.${visitor & 255}` };
  const startTime = performance.now();
  const answer = await fetch(load.url + (withScript ? "/api/Common/SendEmail" : "/es/contact-us"), {
    ...init,
    headers: { ...headers, ...address },
  });
  await answer.text();
  load.slowestForm = Math.max(load.slowestForm, performance.now() - startTime);
  if (answer.ok) load.acknowledged.set(fields.email, text);
  else load.refused++;
}

async function compareWithStored(url: string, acknowledged: Map<string, string>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Office and visitor get one mail each; an officer who reads another language than the office gets one too.
  const { rows } = await client.query<{ email: string; message: string; mails: string[] }>(
    `select email, message, array(select kind from mail_jobs where subject = 'contactmessage:' || contact_message_id order by 1) as mails from contact_messages`,
  );
  await client.end();
  const storedMessages = Map.groupBy(rows, ({ email }) => email);
  const lostCount = [...acknowledged].filter(([email, text]) => storedMessages.get(email)?.[0]?.message !== text).length;
  const doubledCount = [...storedMessages.values()].filter((messages) => messages.length > 1).length;
  const expectedMails = new Set(["acknowledgement office", "acknowledgement office officer"]);
  const wrongMails = rows.filter(({ mails }) => !expectedMails.has(mails.map((kind) => kind.split(".")[1]).join(" "))).length;
  return { lostCount, doubledCount, wrongMails };
}
