import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

const rounds = 3;

export const drill: Drill = {
  name: `Postgres killed and back, ${rounds} times, under saves`,
  run: async () => {
    const postgres = await startPostgres({ durable: true });
    if (!postgres) return { figure: "no Postgres server is installed", ok: false };
    const folder = temporaryFolder();
    const site = await startSite(folder, { DATABASE_URL: postgres.url });
    const staff = await signedIn(site.url);
    const acknowledgedNames: string[] = [];
    const statuses = new Set<number>();
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      const saves = saveUntil(Date.now() + 3_000, staff, `r${round}`, acknowledgedNames, statuses);
      await sleep(1_000);
      await postgres.crash();
      await sleep(500);
      await postgres.restart();
      const back = performance.now();
      while ((await (await fetch(`${site.url}/readyz`)).json()).database !== "available") await sleep(50);
      slowest = Math.max(slowest, (performance.now() - back) / 1000);
      await saves;
    }
    const { listLoanOfficersListVm: rows } = await (await staff("/api/loanofficer")).json();
    const present = new Set(rows.map((row: { lastName: string }) => row.lastName));
    const lostCount = acknowledgedNames.filter((name) => !present.has(name)).length;
    await site.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    const odd = [...statuses].filter((status) => status !== 200 && status !== 503);
    return {
      figure: `${lostCount} of ${acknowledgedNames.length} acknowledged saves lost, ready again ${slowest.toFixed(1)} s after Postgres, answers ${[...statuses].join(" and ")}`,
      ok: lostCount === 0 && slowest < 10 && odd.length === 0 && acknowledgedNames.length > 0,
    };
  },
};

async function saveUntil(
  end: number,
  staff: Awaited<ReturnType<typeof signedIn>>,
  prefix: string,
  acknowledged: string[],
  statuses: Set<number>,
) {
  for (let number = 0; Date.now() < end; number++) {
    const name = `${prefix}-${number}`;
    const answer = await staff("/api/loanofficer", jsonBody("POST", officer(name)));
    statuses.add(answer.status);
    await answer.text();
    if (answer.ok) acknowledged.push(name);
    else await sleep(50);
  }
}
