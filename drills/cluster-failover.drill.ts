import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { askDatabase, countConnections, fairConnections, mostConnections } from "./database-connections.ts";
import { findLosses, Load, warmUp } from "./load.ts";
import type { Drill } from "./run.ts";

export const drill: Drill = {
  name: "the primary Postgres killed, its synchronous standby promoted",
  run: () =>
    withCluster({}, async ({ url, nodes, postgres, database, balancer }) => {
      await warmUp(nodes);
      const standby = await postgres.startStandby();
      try {
        await askDatabase(postgres.url, "alter system set synchronous_standby_names = '*'");
        await askDatabase(postgres.url, "select pg_reload_conf()");
        await untilSynchronous(postgres.url);
        const before = await countConnections(postgres.url);
        const load = await Load.start(url, { readers: 6, formsPerSecond: 3, savesPerSecond: 3 });
        await sleep(5_000);
        const killedAt = performance.now();
        await postgres.kill();
        await sleep(2_000);
        await standby.promote();
        database.leadTo(standby.port);
        const promotedAt = performance.now();
        const seconds = await load.secondsUntil("save", promotedAt);
        const most = await mostConnections(standby.url, 8_000);
        await load.stop();
        const { lost, repeated } = await findLosses(url, load);
        const upCount = (await balancer.readUp()).filter(Boolean).length;
        const { forms, saves } = load.acknowledged;
        const away = (promotedAt - killedAt) / 1000;
        return {
          figure: `${lost} of ${forms.length} forms and ${saves.length} saves lost, ${repeated} twice; saves went on ${seconds.toFixed(1)} s after the promotion (${(away + seconds).toFixed(1)} s after the kill); ${before} connections before, at most ${most} afterwards; ${upCount} nodes in the balancer; failures: ${load.describeFailures()}`,
          ok:
            lost === 0 &&
            repeated === 0 &&
            load.odd.length === 0 &&
            load.failed.every(({ kind }) => kind === "save") &&
            seconds < 15 &&
            most <= fairConnections &&
            upCount === 3 &&
            saves.length > 0,
        };
      } finally {
        await standby.stop();
      }
    }),
};

/** From then on a commit is acknowledged when the standby has it too. */
async function untilSynchronous(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    const rows = await askDatabase<{ state: string }>(url, "select sync_state as state from pg_stat_replication");
    if (rows.some(({ state }) => state === "sync")) return;
  }
  throw new Error("The standby did not follow");
}
