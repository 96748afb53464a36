import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "./cluster.ts";
import { Load } from "./load.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const quietQuestions = 402;
const questionsAfterwards = 60;
const busySaves = 60;
const oldestMs = 1_000;
const page = "/services/find-a-loan-officer";

type Save = { number: number; at: number; node: number };
type SaveOn = (node?: number) => Promise<Save>;
type Reading = { number: number; askedAt: number };

export const drill: Drill = {
  name: "a save on one node, seen on all three",
  run: () =>
    withCluster({}, async (cluster) => {
      const save = await savesOfOneOfficer(cluster);
      const quiet = await askWhenQuiet(cluster, save, quietQuestions);
      const besideStoppedMs = await saveBesideStoppedNode(cluster, save);
      const laterResult = await askWhenQuiet(cluster, save, questionsAfterwards);

      const load = await Load.start(cluster.url, { readers: 6, formsPerSecond: 2, savesPerSecond: 1 });
      const state = { isOver: false };
      const readings: Reading[] = [];
      const readers = cluster.nodes.map(async ({ url }) => {
        while (!state.isOver) {
          const askedAt = performance.now();
          readings.push({ askedAt, number: await readNumber(url) });
          await sleep(20);
        }
      });
      const saves: Save[] = [];
      for (let number = 0; number < busySaves; number++) {
        saves.push(await save());
        await sleep(200);
      }
      state.isOver = true;
      await Promise.all([...readers, load.stop()]);
      const staleMs = readings.map((reading) => ageOf(reading, saves));
      const oldest = Math.max(...staleMs);
      const stale = staleMs.filter((age) => age > 0).length;
      return {
        figure: `${quiet.stale} stale of ${quietQuestions} when quiet, asked at once, the last for ${quiet.oldestMs.toFixed(0)} ms; a save beside a node that had stopped took ${besideStoppedMs.toFixed(0)} ms; when it was back ${laterResult.stale} of ${questionsAfterwards} were stale, the last for ${laterResult.oldestMs.toFixed(0)} ms; under load (${load.requests.length} other requests, ${load.failed.length} failed) ${stale} of ${readings.length} were stale, the oldest by ${oldest.toFixed(0)} ms`,
        ok:
          quiet.staleOnOwnNode + laterResult.staleOnOwnNode === 0 &&
          Math.max(quiet.oldestMs, laterResult.oldestMs, besideStoppedMs, oldest) < oldestMs &&
          readings.length > busySaves &&
          load.failed.length === 0,
      };
    }),
};

/** Each save goes to another node, unless one is named, and is identified by its number in the officer's title. */
async function savesOfOneOfficer({ url, nodes }: Cluster): Promise<SaveOn> {
  const staff = await Promise.all(nodes.map((node) => signedIn(node.url)));
  const { listLoanOfficersListVm } = await (await (await signedIn(url))("/api/loanofficer")).json();
  const { loanOfficerId } = listLoanOfficersListVm.find(({ isActive }: { isActive: boolean }) => isActive);
  let number = 0;
  return async (node) => {
    number++;
    const saving = node ?? number % staff.length;
    const answer = await staff[saving]?.("/api/loanofficer", jsonBody("PUT", { loanOfficerId, title: `Officer No. ${number}` }));
    if (!answer?.ok) throw new Error(`The save was refused: ${answer?.status} ${await answer?.text()}`);
    await answer.text();
    return { number, at: performance.now(), node: saving };
  };
}

async function readNumber(url: string): Promise<number> {
  const number = /Officer No\. (\d+)/.exec(await (await fetch(url + page)).text())?.[1];
  return Number(number ?? 0);
}

/** All nodes are asked as soon as the save is acknowledged, and who does not know of it yet, until it does. */
async function askWhenQuiet({ nodes }: Cluster, save: SaveOn, questions: number) {
  const result = { stale: 0, staleOnOwnNode: 0, oldestMs: 0 };
  const ask = async (url: string, index: number, { number, at, node }: Save) => {
    if ((await readNumber(url)) === number) return;
    result.stale++;
    if (index === node) result.staleOnOwnNode++;
    for (const deadline = at + 10 * oldestMs; performance.now() < deadline && (await readNumber(url)) !== number; );
    result.oldestMs = Math.max(result.oldestMs, performance.now() - at);
  };
  for (let count = 0; count < questions; count += nodes.length) {
    const acknowledgedSave = await save();
    await Promise.all(nodes.map(({ url }, index) => ask(url, index, acknowledgedSave)));
  }
  return result;
}

/** A process that is stopped keeps its connection to the database; no save waits for it. */
async function saveBesideStoppedNode({ nodes }: Cluster, save: SaveOn): Promise<number> {
  const pid = nodes.at(-1)?.site().pid;
  if (!pid) throw new Error("There is no node to stop");
  process.kill(pid, "SIGSTOP");
  const startTime = performance.now();
  await save(0);
  const ms = performance.now() - startTime;
  process.kill(pid, "SIGCONT");
  return ms;
}

/** For how long it had been out of date when it was asked for. */
function ageOf({ number, askedAt }: Reading, saves: Save[]): number {
  const newer = saves.find((save) => save.number > number);
  return newer ? Math.max(0, askedAt - newer.at) : 0;
}
