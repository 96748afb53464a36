import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { askDatabase, countConnections, fairConnections, mostConnections } from "./database-connections.ts";
import { Load, warmUp } from "./load.ts";
import { judgeOutage } from "./outage-verdict.ts";
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
        const upCount = (await balancer.readUp()).filter(Boolean).length;
        const { figure, hasHeld } = await judgeOutage(url, load, upCount);
        const away = (promotedAt - killedAt) / 1000;
        return {
          figure: `saves went on ${seconds.toFixed(1)} s after the promotion (${(away + seconds).toFixed(1)} s after the kill); ${before} connections before, at most ${most} afterwards; ${figure}`,
          ok: hasHeld && seconds < 15 && most <= fairConnections,
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
