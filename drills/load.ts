import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { confirmedCookie, officer, signedIn } from "./staff-client.ts";

type Kind = "page" | "form" | "save";

export type LoadRequest = { kind: Kind; path: string; startedAt: number; endedAt: number; status: number; reason: string };

type Rates = {
  /** Visitors who read one page after the other, each on a connection that stays open. */
  readers: number;
  formsPerSecond: number;
  savesPerSecond: number;
};

const pages = ["/", "/es", "/leadership", "/es/leadership", "/blog", "/contact-us", "/es/blog"];
/** Between two requests of one reader, so that the machine has room for what is watched. */
const restMs = 15;
/** People do not wait longer; what takes longer has failed. */
const patienceMs = 60_000;

const oneConnection = (localAddress?: string) => new Agent({ keepAlive: true, maxSockets: 1, localAddress });

/** What visitors and staff do at a running site, and what became of each of their requests. */
export class Load {
  readonly requests: LoadRequest[] = [];
  /** What was said yes to: senders of forms, names of officers. */
  readonly acknowledged = { forms: [] as string[], saves: [] as string[] };
  readonly #url: string;
  readonly #work: Array<Promise<void>> = [];
  #isOver = false;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(url: string, { readers, formsPerSecond, savesPerSecond }: Rates): Promise<Load> {
    const load = new Load(url);
    const currentCookie = savesPerSecond > 0 ? await confirmedCookie(url) : async () => "";
    for (let reader = 0; reader < readers; reader++) load.#work.push(load.#read(reader));
    for (let sender = 0; sender < formsPerSecond; sender++) load.#work.push(load.#sendForms(sender));
    for (let saver = 0; saver < savesPerSecond; saver++) load.#work.push(load.#save(saver, currentCookie));
    return load;
  }

  /** Ends it and waits for what is on its way. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  get failed(): LoadRequest[] {
    return this.requests.filter(({ status }) => status !== 200);
  }

  /** What is neither an answer nor a refusal for a while. */
  get odd(): LoadRequest[] {
    return this.failed.filter(({ status }) => status !== 503);
  }

  /** How long after the moment the first request of the kind was answered well that began after it; endless if none is within a minute. */
  async secondsUntil(kind: Kind, moment: number): Promise<number> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
      const first = this.requests.find((request) => request.kind === kind && request.status === 200 && request.startedAt >= moment);
      if (first) return (first.endedAt - moment) / 1000;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** What went wrong, and how often, instead of five hundred lines. */
  describeFailures(): string {
    const kinds = Map.groupBy(this.failed, ({ kind, path, status, reason }) => `${kind === "page" ? path : kind} ${status || reason}`);
    return [...kinds].map(([name, { length }]) => `${length} × ${name}`).join(", ") || "none";
  }

  get slowestMs(): number {
    return Math.max(0, ...this.requests.map(({ startedAt, endedAt }) => endedAt - startedAt));
  }

  async #read(reader: number): Promise<void> {
    const agent = oneConnection();
    for (let number = reader; !this.#isOver; number++) {
      await this.#ask(agent, "page", "GET", pages[number % pages.length] ?? "/");
      await sleep(restMs);
    }
    agent.destroy();
  }

  /** One address may send ten messages in ten minutes, and one that had to wait for the database counts twice: after five the next visitor comes. */
  async #sendForms(sender: number): Promise<void> {
    for (let visitor = 0; !this.#isOver; visitor++) {
      const agent = oneConnection(`127.${10 + sender}.${visitor >> 8}.${visitor & 255}`);
      for (let number = 0; number < 5 && !this.#isOver; number++) {
        const email = `drill-${sender}-${visitor}-${number}@example.com`;
        const body = { name: "Drill", phone: "(801) 555-0100", email, service: "Contact Us", message: `Message ${email}` };
        if ((await this.#ask(agent, "form", "POST", "/api/Common/SendEmail", body)) === 200) this.acknowledged.forms.push(email);
        await sleep(1_000);
      }
      agent.destroy();
    }
  }

  async #save(saver: number, currentCookie: () => Promise<string>): Promise<void> {
    const agent = oneConnection();
    for (let number = 0; !this.#isOver; number++) {
      const name = `save-${saver}-${number}`;
      const body = { ...officer(name), isActive: false };
      const status = await this.#ask(agent, "save", "POST", "/api/loanofficer", body, { cookie: await currentCookie() });
      if (status === 200) this.acknowledged.saves.push(name);
      await sleep(1_000);
    }
    agent.destroy();
  }

  #ask(agent: Agent, kind: Kind, method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<number> {
    const startedAt = performance.now();
    const bytes = body && Buffer.from(JSON.stringify(body));
    return new Promise<number>((resolve) => {
      const end = (status: number, reason = "") => {
        this.requests.push({ kind, path, startedAt, endedAt: performance.now(), status, reason });
        resolve(status);
      };
      const outgoingRequest = request(this.#url + path, {
        method,
        agent,
        headers: { ...headers, ...(bytes && { "Content-Type": "application/json", "Content-Length": bytes.length }) },
        signal: AbortSignal.timeout(patienceMs),
      });
      let isAnswered = false;
      outgoingRequest
        .once("response", (answer) => {
          isAnswered = true;
          answer.resume().once("close", () => (answer.complete ? end(answer.statusCode ?? 0) : end(0, "cut off")));
        })
        .once("error", (error: NodeJS.ErrnoException) => {
          if (!isAnswered) end(0, error.code ?? error.name);
        })
        .end(bytes);
    });
  }
}

/** Each page is asked for once on each node, so that every one of them has seen it. */
export async function warmUp(nodes: Array<{ url: string }>): Promise<void> {
  for (const path of pages)
    for (const { url } of nodes) {
      const answer = await fetch(url + path);
      await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    }
}

/** How much of what was acknowledged is not there, or there more than once. What waits on a node has some time to arrive. */
export async function findLosses(url: string, { acknowledged }: Load, patienceMs = 60_000) {
  const staff = await signedIn(url);
  for (const deadline = Date.now() + patienceMs; ; await sleep(500)) {
    const { listLoanOfficersListVm } = await (await staff("/api/loanofficer")).json();
    const names: string[] = listLoanOfficersListVm.map(({ lastName }: { lastName: string }) => lastName);
    const senders = await readSenders(staff);
    const lostCount =
      acknowledged.saves.filter((name) => !names.includes(name)).length +
      acknowledged.forms.filter((email) => !senders.includes(email)).length;
    const saves = names.filter((name) => name.startsWith("save-"));
    const repeatedCount = [saves, senders].flatMap((list) => list.filter((item, index) => list.indexOf(item) !== index)).length;
    if (lostCount === 0 || Date.now() > deadline) return { lostCount, repeatedCount };
  }
}

async function readSenders(staff: Awaited<ReturnType<typeof signedIn>>): Promise<string[]> {
  const senders: string[] = [];
  for (let page = 1; ; page++) {
    const { contactMessageListVm } = await (await staff(`/api/contactmessage?pageSize=100&pageNumber=${page}`)).json();
    senders.push(...contactMessageListVm.map(({ email }: { email: string }) => email));
    if (contactMessageListVm.length < 100) return senders;
  }
}
