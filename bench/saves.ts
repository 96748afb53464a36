import { setTimeout as sleep } from "node:timers/promises";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { onAllPages } from "./all-pages.ts";
import { load, middle } from "./load.ts";
import { undisturbedTurns } from "./undisturbed.ts";

/** `quiet` is what it answers per second while nobody saves. */
export type SavesRow = { what: string; quiet: number; perSecond: number; p99: number; share: number };

const savesPerSecond = 5;
const rounds = 15;
const seconds = 2;

/** What is left of the capacity, all public pages asked for in turn, while staff save all the time. */
export async function measureSaves(site: Site): Promise<SavesRow[]> {
  const staff = await signedIn(site.url);
  const { listPageContentListVm: sections } = await (await staff("/api/pagecontent/getpagecontents", jsonBody("POST", {}))).json();
  const [{ webPageContentId, title }] = sections;
  const edits = [
    {
      what: "an officer",
      save: (n: number) => staff("/api/loanofficer", jsonBody("PUT", { loanOfficerId: 1, title: `Loan Officer ${n}` })),
    },
    {
      what: "a section",
      save: (n: number) => staff("/api/pagecontent", jsonBody("PUT", { webPageContentId, title: `${title} ${n}` })),
    },
  ];
  return onAllPages(async (script) => {
    const loadPages = () => load(site.url, { seconds, script });
    // The first saves of a process find code that nobody has run yet, as the first pages do: neither is what a day is like.
    for (const { save } of edits) {
      const stop = saveAllTheTime(save);
      await load(site.url, { seconds: 15, script });
      await stop();
    }
    const rows: SavesRow[] = [];
    for (const { what, save } of edits) {
      // In turn: a virtual machine is not equally fast from one second to the next.
      const pairs = await undisturbedTurns(rounds, async () => {
        const quiet = await loadPages();
        const stop = saveAllTheTime(save);
        const busy = await loadPages();
        await stop();
        return { ...busy, quiet: quiet.perSecond };
      });
      rows.push({
        what,
        quiet: middle(pairs.map(({ quiet }) => quiet)),
        perSecond: middle(pairs.map(({ perSecond }) => perSecond)),
        p99: middle(pairs.map(({ p99 }) => p99)),
        share: middle(pairs.map(({ perSecond, quiet }) => perSecond / quiet)),
      });
    }
    return rows;
  });
}

function saveAllTheTime(save: (n: number) => Promise<Response>): () => Promise<void> {
  let isStopped = false;
  const run = async () => {
    for (let n = 0; !isStopped; n++) {
      const rest = sleep(1000 / savesPerSecond);
      const answer = await save(n);
      if (!answer.ok) throw new Error(`A save failed: ${answer.status} ${await answer.text()}`);
      await answer.text();
      await rest;
    }
  };
  const saveRun = run();
  return async () => {
    isStopped = true;
    await saveRun;
  };
}
