import { setTimeout as sleep } from "node:timers/promises";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { onAllPages } from "./all-pages.ts";
import { load } from "./load.ts";

export type SavesRow = { what: string; perSecond: number; p99: number; share: number };

const savesPerSecond = 5;
const seconds = 10;

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
    await load(site.url, { seconds: 5, script });
    const quiet = await load(site.url, { seconds, script });
    const rows: SavesRow[] = [{ what: "nothing", ...quiet, share: 1 }];
    for (const { what, save } of edits) {
      const stop = saveAllTheTime(save);
      const busy = await load(site.url, { seconds, script });
      await stop();
      rows.push({ what, ...busy, share: busy.perSecond / quiet.perSecond });
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
