import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "#e2e/site-process.ts";
import { type Behaviour, startMailServer } from "#test/mail-server.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const wanted = Number(process.env.DRILL_MESSAGES ?? 1000);
const kills = 10;
const patienceMs = 240_000;
/** A mail that was taken this shortly before either side died may not have been written down as sent. */
const unrecordedMs = 1_500;

const moods: Array<Behaviour | "away"> = ["accept", "refuse-later", "accept", "drop-before-data", "accept", "drop-after-data", "away"];

export const drill: Drill = {
  name: `${wanted} messages, the mail server flapping, the app killed ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const mail = await flappingMailServer();
      const environment = { TRUST_PROXY: "1", SMTP_URL: mail.url, MAIL_FROM: "site@umbral.example", MAIL_TO: "office@umbral.example" };
      const start = () => startSite(folder, environment);
      const current = { site: await start() };
      const killedAt: number[] = [];
      const acknowledged = new Set<string>();
      const sending = Promise.all([1, 2, 3, 4].map((sender) => sendUntilEnough(sender, current, acknowledged)));
      for (let kill = 1; kill <= kills; kill++) {
        while (acknowledged.size < (wanted * kill) / (kills + 1)) await sleep(20);
        killedAt.push(Date.now());
        await current.site.kill();
        current.site = await start();
      }
      await sending;
      await mail.steady();
      const missing = () =>
        [...acknowledged].filter((name) => !(mail.arrived.has(`office ${name}`) && mail.arrived.has(`visitor ${name}`)));
      for (const deadline = Date.now() + patienceMs; missing().length > 0 && Date.now() < deadline; ) await sleep(200);
      const stored = await storedNames(current.site);
      await current.site.stop();
      await mail.close();
      const lost = [...acknowledged].filter((name) => !stored.has(name)).length;
      const unsent = missing().length;
      const { twice, unexplained } = duplicates(mail.mails, [...killedAt, ...mail.wentAwayAt]);
      return {
        figure: `${lost} of ${acknowledged.size} acknowledged messages lost, ${unsent} not delivered, ${twice} mails came twice, ${unexplained} of them without an ambiguous drop or kill`,
        ok: lost === 0 && unsent === 0 && unexplained === 0,
      };
    }),
};

type Arrival = { messageId: string; at: number; dropped: boolean };

async function flappingMailServer() {
  let server = await startMailServer();
  const { port, url } = server;
  const mails: Arrival[] = [];
  const arrived = new Set<string>();
  const wentAwayAt: number[] = [];
  let flapping = true;

  const watch = () => {
    const push = server.arrived.push.bind(server.arrived);
    server.arrived.push = (...news) => {
      for (const { messageId, recipients, parsed } of news) {
        mails.push({ messageId, at: Date.now(), dropped: server.current.behaviour === "drop-after-data" });
        const name = /drill-\d+-\d+/.exec(`${parsed.replyTo?.[0]?.address} ${recipients}`)?.[0];
        arrived.add(`${recipients.includes("office@umbral.example") ? "office" : "visitor"} ${name}`);
      }
      return push(...news.slice(0, 0));
    };
  };
  watch();

  const run = (async () => {
    for (let turn = 0; flapping; turn++) {
      const mood = moods[turn % moods.length] ?? "accept";
      if (mood === "away") {
        // Whoever waits for its yes at this moment never hears it.
        wentAwayAt.push(Date.now());
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
    flapping = false;
    return run;
  };
  return { url, mails, arrived, wentAwayAt, steady, close: () => server.close() };
}

async function sendUntilEnough(sender: number, current: { site: Site }, acknowledged: Set<string>) {
  for (let number = 0; acknowledged.size < wanted; number++) {
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

async function storedNames(site: Site): Promise<Set<string>> {
  const staff = await signedIn(site.url);
  const names = new Set<string>();
  for (let page = 1; ; page++) {
    const { contactMessageListVm: rows } = await (await staff(`/api/contactmessage?pageSize=100&pageNumber=${page}`)).json();
    for (const { excerpt } of rows) names.add(excerpt);
    if (rows.length < 100) return names;
  }
}

/** A mail may come again only if the server hung up after taking it, or if either side died before it was said and written down. */
function duplicates(mails: Arrival[], diedAt: number[]) {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId);
  let twice = 0;
  let unexplained = 0;
  for (const arrivals of byId.values()) {
    if (arrivals.length > 1) twice++;
    const doubtful = arrivals
      .slice(0, -1)
      .filter(({ at, dropped }) => dropped || diedAt.some((death) => death >= at && death - at < unrecordedMs));
    if (doubtful.length < arrivals.length - 1) unexplained++;
  }
  return { twice, unexplained };
}
