import { setTimeout as sleep } from "node:timers/promises";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { onAllPages } from "./all-pages.ts";
import { load, middle } from "./load.ts";
import { undisturbedTurns } from "./undisturbed.ts";

/** `quiet` is what it answers per second without saves, before and after. */
export type SavesRow = { what: string; quiet: number; perSecond: number; p99: number; share: number };

/** One save at the start of each window. What follows a save later than that, as compression does, falls into the next busy window. */
const seconds = 10;
const busyWindows = 4;
const rounds = 2;

/** What is left of the capacity, all public pages asked for in turn, while staff save every ten seconds. */
export async function measureSaves(site: Site): Promise<SavesRow[]> {
  const staff = await signedIn(site.url);
  const { webResourceListVm: resources } = await (await staff("/api/WebResource?filterKey=company.tagline")).json();
  const [{ webResourceId, value }] = resources;
  const edits = [
    {
      what: "a text that is on every page",
      save: (n: number) => staff("/api/WebResource", jsonBody("PUT", { webResourceId, value: `${value} ${n}` })),
    },
    {
      what: "an officer",
      save: (n: number) => staff("/api/loanofficer", jsonBody("PUT", { loanOfficerId: 1, title: `Loan Officer ${n}` })),
    },
  ];
  return onAllPages(async (script) => {
    const loadPages = () => load(site.url, { seconds, script });
    let count = 0;
    const loadWithSave = async (save: (n: number) => Promise<Response>) => {
      const [busy] = await Promise.all([loadPages(), sleep(500).then(() => saveOnce(save, count++))]);
      return busy;
    };
    // The first saves and pages of a process find code that has not run yet, which is not what a day is like.
    for (const { save } of edits) await loadWithSave(save);
    const rows: SavesRow[] = [];
    for (const { what, save } of edits) {
      const turns = await undisturbedTurns(rounds, async () => {
        const before = await loadPages();
        const busy = [];
        for (let window = 0; window < busyWindows; window++) busy.push(await loadWithSave(save));
        const after = await loadPages();
        return {
          quiet: (before.perSecond + after.perSecond) / 2,
          perSecond: busy.reduce((sum, { perSecond }) => sum + perSecond, 0) / busyWindows,
          p99: middle(busy.map(({ p99 }) => p99)),
        };
      });
      rows.push({
        what,
        quiet: middle(turns.map(({ quiet }) => quiet)),
        perSecond: middle(turns.map(({ perSecond }) => perSecond)),
        p99: middle(turns.map(({ p99 }) => p99)),
        share: middle(turns.map(({ perSecond, quiet }) => perSecond / quiet)),
      });
    }
    return rows;
  });
}

async function saveOnce(save: (n: number) => Promise<Response>, count: number): Promise<void> {
  const answer = await save(count);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A save failed: ${answer.status} ${text}`);
}
