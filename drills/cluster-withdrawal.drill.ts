import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "./cluster.ts";
import { warmUp } from "./load.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

const rounds = 4;
const heardWithinMs = 1_000;
const page = "/services/find-a-loan-officer";
/** Each address is stored once, however it is spelled. */
const spellings = [
  page,
  `/es${page}`,
  `${page}/`,
  `${page}?utm_source=ad`,
  "/Services/Find-A-Loan-Officer",
  "/api/loanofficer",
  "/sitemap.xml",
];

type Ask = Awaited<ReturnType<typeof signedIn>>;
type Tally = { afterEdits: number; refusedAfterEdits: number; afterWithdrawals: number; broughtBack: number };

/** Each round edits a text, takes an officer down or deletes one, and edits again; the database is killed after each of the edits. */
export const drill: Drill = {
  name: "Postgres of three nodes killed after edits, and after something was withdrawn",
  run: () =>
    withCluster({}, async (cluster) => {
      await warmUp(cluster.nodes);
      const tally: Tally = { afterEdits: 0, refusedAfterEdits: 0, afterWithdrawals: 0, broughtBack: 0 };
      for (let round = 0; round < rounds; round++) await runRound(cluster, round, tally);
      const { afterEdits, refusedAfterEdits, afterWithdrawals, broughtBack } = tally;
      return {
        figure: `after edits ${refusedAfterEdits} of ${afterEdits} pages were refused during the outage; after withdrawals ${broughtBack} of ${afterWithdrawals} showed what was withdrawn`,
        ok: refusedAfterEdits + broughtBack === 0 && afterEdits > 0 && afterWithdrawals > 0,
      };
    }),
};

async function runRound(cluster: Cluster, round: number, tally: Tally): Promise<void> {
  const lastName = `Withdrawn${round}`;
  const node = cluster.nodes[round % cluster.nodes.length];
  const staff = await signedIn(node?.url ?? cluster.url);
  const created = await save(staff, "/api/loanofficer", jsonBody("POST", officer(lastName)));
  const { loanOfficerId } = created.loanOfficerDto;
  await sleep(heardWithinMs);
  const shown = await readAll(cluster);
  if (shown.filter(({ text }) => text.includes(lastName)).length < cluster.nodes.length * 5)
    throw new Error(`${lastName} is not on every node's page`);

  const edit = (title: string) => save(staff, "/api/loanofficer", jsonBody("PUT", { loanOfficerId: 1, title }));
  await edit(`Edited in round ${round}`);
  await whileAway(cluster, async () => {
    const answers = await readAll(cluster);
    tally.afterEdits += answers.length;
    tally.refusedAfterEdits += answers.filter(({ status }) => status !== 200).length;
  });

  await readAll(cluster);
  await (round % 2
    ? save(staff, `/api/loanofficer/${loanOfficerId}`, { method: "DELETE" })
    : save(staff, "/api/loanofficer", jsonBody("PUT", { loanOfficerId, isActive: false })));
  await edit(`Edited again in round ${round}`);
  await whileAway(cluster, async () => {
    const answers = await readAll(cluster);
    tally.afterWithdrawals += answers.length;
    tally.broughtBack += answers.filter(({ text }) => text.includes(lastName)).length;
  });
}

async function save(staff: Ask, path: string, init: RequestInit) {
  const answer = await staff(path, init);
  if (!answer.ok) throw new Error(`${init.method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const readAll = ({ nodes }: Cluster) =>
  Promise.all(
    nodes.flatMap(({ url }) =>
      spellings.map(async (path) => {
        const answer = await fetch(url + path);
        return { status: answer.status, text: await answer.text() };
      }),
    ),
  );

async function whileAway({ postgres, nodes }: Cluster, work: () => Promise<void>): Promise<void> {
  await sleep(heardWithinMs);
  await postgres.kill();
  try {
    await work();
    await sleep(2 * heardWithinMs);
    await work();
  } finally {
    await postgres.restart();
  }
  for (const { url } of nodes) await untilStaffCanSignIn(url);
}

async function untilStaffCanSignIn(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await sleep(200)) {
    try {
      await signedIn(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
