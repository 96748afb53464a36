import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "#e2e/site-process.ts";
import { type ArrivedMail, type Behaviour, startMailServer } from "#test/mail-server.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const messageCount = Number(process.env.DRILL_MESSAGES ?? 1000);
const kills = 10;
const patienceMs = 240_000;
const metricsToken = "token-of-the-mail-flapping-drill";

const moods: Array<Behaviour | "away"> = ["accept", "refuse-later", "accept", "drop-before-data", "accept", "drop-after-data", "away"];

export const drill: Drill = {
  name: `${messageCount} messages, the mail server flapping, the app killed ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const mail = await flappingMailServer();
      const addresses = { SMTP_URL: mail.url, MAIL_FROM: "site@umbral.example", MAIL_TO: "office@umbral.example" };
      const environment = { TRUST_PROXY: "1", METRICS_TOKEN: metricsToken, ...addresses };
      const killedAt: number[] = [];
      const start = () => startSite(folder, environment);
      const current = { site: await start() };
      const acknowledgedNames = new Set<string>();
      const senders = Promise.all([1, 2, 3, 4].map((sender) => sendUntilEnough(sender, current, acknowledgedNames)));
      for (let kill = 1; kill <= kills; kill++) {
        while (acknowledgedNames.size < (messageCount * kill) / (kills + 1)) await sleep(20);
        killedAt.push(Date.now());
        await current.site.kill();
        current.site = await start();
      }
      await senders;
      await mail.steady();
      const findMissingMails = () =>
        [...acknowledgedNames].filter((name) => !(mail.arrived.has(`office ${name}`) && mail.arrived.has(`visitor ${name}`)));
      const deadline = Date.now() + patienceMs;
      while (findMissingMails().length > 0 && Date.now() < deadline) await sleep(200);
      const waitingCount = await waitForEmptyQueue(current.site, deadline);
      const { names: storedNames, replies } = await readInbox(current.site);
      await current.site.stop();
      await mail.close();
      const lostCount = [...acknowledgedNames].filter((name) => !storedNames.has(name)).length;
      const unsent = findMissingMails().length;
      const lifeAt = (time: number) => killedAt.filter((killed) => killed < time).length;
      const { twice, unexplained } = duplicates(
        mail.mails,
        ({ reply, connectedAt }, next) => reply === undefined || (!replies.has(reply) && lifeAt(connectedAt) < lifeAt(next.connectedAt)),
      );
      const unrecorded = countUnrecorded(mail.mails, replies);
      return {
        figure: `${lostCount} of ${acknowledgedNames.size} acknowledged messages lost, ${unsent} not delivered, ${twice} mails came twice, ${unexplained} of them for no good reason; ${waitingCount} mails still in the queue, ${replies.size} recorded as sent, ${unrecorded} delivered but not recorded`,
        ok:
          [lostCount, unsent, unexplained, waitingCount, unrecorded].every((count) => count === 0) &&
          replies.size >= 2 * acknowledgedNames.size,
      };
    }),
};

async function flappingMailServer() {
  let server = await startMailServer();
  const { port, url } = server;
  const mails: ArrivedMail[] = [];
  const arrivedNames = new Set<string>();
  let isFlapping = true;

  const watch = () => {
    const push = server.arrived.push.bind(server.arrived);
    server.arrived.push = (...news) => {
      for (const mail of news) {
        const { recipients, parsed: parsedMail } = mail;
        mails.push(mail);
        const name = /drill-\d+-\d+/.exec(`${parsedMail.replyTo?.[0]?.address} ${recipients}`)?.[0];
        arrivedNames.add(`${recipients.includes("office@umbral.example") ? "office" : "visitor"} ${name}`);
      }
      return push(...news.slice(0, 0));
    };
  };
  watch();

  const run = (async () => {
    for (let turn = 0; isFlapping; turn++) {
      const mood = moods[turn % moods.length] ?? "accept";
      if (mood === "away") {
        await server.close();
        await sleep(700);
        server = await startMailServer(port);
        watch();
      } else {
        server.current.behaviour = mood;
        await sleep(700);
      }
    }
    server.current.behaviour = "accept";
  })();

  const steady = () => {
    isFlapping = false;
    return run;
  };
  return { url, mails, arrived: arrivedNames, steady, close: () => server.close() };
}

async function sendUntilEnough(sender: number, current: { site: Site }, acknowledged: Set<string>) {
  for (let number = 0; acknowledged.size < messageCount; number++) {
    const name = `drill-${sender}-${number}`;
    const message = { name: "Ana Peña", phone: "(801) 555-0100", email: `${name}@example.com`, service: "Contact Us", message: name };
    const init = jsonBody("POST", message);
    const headers = { ...init.headers, "x-forwarded-for": `10.${sender}.${number >> 8}.${number & 255}` };
    try {
      const answer = await fetch(`${current.site.url}/api/Common/SendEmail`, { ...init, headers });
      const { success } = await answer.json();
      if (success) acknowledged.add(name);
      else await sleep(Number(answer.headers.get("retry-after") ?? 1) * 1000);
    } catch {
      await sleep(50);
    }
  }
}

/** A mail that has arrived stays in the queue until the site has recorded the mail server's reply. Returns how many are left at the deadline. */
async function waitForEmptyQueue(site: Site, deadline: number): Promise<number> {
  for (;;) {
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
    const waitingCount = Number(/^umbral_mail_waiting\{bulk="false"\} (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN);
    if (waitingCount === 0 || Date.now() > deadline) return waitingCount;
    await sleep(200);
  }
}

/** Mails of which no arrival is recorded in the inbox. */
function countUnrecorded(mails: ArrivedMail[], replies: Set<string>): number {
  const arrivalsByMail = [...Map.groupBy(mails, ({ messageId }) => messageId).values()];
  return arrivalsByMail.filter((arrivals) => !arrivals.some(({ reply }) => reply !== undefined && replies.has(reply))).length;
}

/** The messages by their names, and the replies of the mail server with which their mails are written down as sent. */
async function readInbox(site: Site) {
  const staff = await signedIn(site.url);
  const names = new Set<string>();
  const replies = new Set<string>();
  for (let page = 1; ; page++) {
    const { contactMessageListVm: rows } = await (await staff(`/api/contactmessage?pageSize=100&pageNumber=${page}`)).json();
    for (const { contactMessageId, excerpt } of rows) {
      names.add(excerpt);
      const message = await (await staff(`/api/contactmessage/${contactMessageId}`)).text();
      for (const reply of message.match(/Taken as [\w-]+/g) ?? []) replies.add(reply);
    }
    if (rows.length < 100) return { names, replies };
  }
}

/** A mail may come again only if its sender could not know that it came before: it got no reply, or was killed before writing it down. */
function duplicates(mails: ArrivedMail[], excused: (arrival: ArrivedMail, next: ArrivedMail) => boolean) {
  const repeatedMails = [...Map.groupBy(mails, ({ messageId }) => messageId).values()].filter(({ length }) => length > 1);
  const unexplainedRepeats = repeatedMails.filter(
    (arrivals) => !arrivals.slice(1).every((next, i) => arrivals[i] && excused(arrivals[i], next)),
  );
  return { twice: repeatedMails.length, unexplained: unexplainedRepeats.length };
}
