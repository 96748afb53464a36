import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

const kills = Number(process.env.DRILL_KILLS ?? 60);

export const drill: Drill = {
  name: `kill -9 during saves, ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const acknowledgedNames = new Set<string>();
      for (let round = 0; round < kills; round++) {
        const site = await startSite(folder);
        const staff = await signedIn(site.url);
        const kill = sleep(20 + Math.random() * 250).then(site.kill);
        await Promise.all([1, 2, 3].map((writer) => saveUntilItDies(staff, `r${round}-w${writer}`, acknowledgedNames)));
        await kill;
      }
      const site = await startSite(folder);
      const staff = await signedIn(site.url);
      const { listLoanOfficersListVm: rows } = await (await staff("/api/loanofficer")).json();
      const present = new Set(rows.map((row: { lastName: string }) => row.lastName));
      await site.stop();
      const lostNames = [...acknowledgedNames].filter((name) => !present.has(name));
      return {
        figure: `${lostNames.length} of ${acknowledgedNames.size} acknowledged saves lost in ${kills} kills`,
        ok: lostNames.length === 0 && acknowledgedNames.size > kills,
      };
    }),
};

async function saveUntilItDies(staff: Awaited<ReturnType<typeof signedIn>>, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number++) {
    const name = `${prefix}-${number}`;
    try {
      const answer = await staff("/api/loanofficer", jsonBody("POST", officer(name)));
      if (!answer.ok) throw new Error(`refused with ${answer.status}`);
      await answer.json();
      acknowledged.add(name);
    } catch {
      return;
    }
  }
}
