import { setTimeout as sleep } from "node:timers/promises";
import { listenerName } from "#platform/content/content-listener.server.ts";
import { type Cluster, withCluster } from "./cluster.ts";
import { askDatabase, fairConnections, mostConnections } from "./database-connections.ts";
import { Load, warmUp } from "./load.ts";
import type { Drill } from "./run.ts";

const cutMs = 15_000;
const readOnlyMs = 20_000;
const longestStop = 20;

export const drill: Drill = {
  name: "the listening connections cut again and again, then refused by a read-only standby",
  run: () =>
    withCluster({}, async (cluster) => {
      const { url, nodes, postgres, database } = cluster;
      await warmUp(nodes);
      const standby = await postgres.startStandby();
      try {
        const load = await Load.start(url, { readers: 4, formsPerSecond: 1, savesPerSecond: 1 });
        const cutRun = cutListeners(postgres.url, cutMs);
        const mostCut = await mostConnections(postgres.url, cutMs);
        const cuts = await cutRun;

        database.leadTo(standby.port);
        const mostReadOnly = await mostConnections(standby.url, readOnlyMs);
        const stopSeconds = await stopOne(cluster);
        await postgres.kill();
        await standby.promote();
        const seconds = await load.secondsUntil("save", performance.now());
        await nodes[2]?.start();
        await load.stop();
        const most = Math.max(mostCut, mostReadOnly);
        return {
          figure: `cut ${cuts} times: at most ${mostCut} connections; refused for ${readOnlyMs / 1000} s: at most ${mostReadOnly}; a node ended ${stopSeconds.toFixed(1)} s after SIGTERM meanwhile; saves went on ${seconds.toFixed(1)} s after the promotion; failures: ${load.describeFailures()}`,
          ok:
            most > 0 &&
            most <= fairConnections &&
            load.failed.every(({ kind }) => kind === "save") &&
            cuts >= 10 &&
            stopSeconds < longestStop &&
            seconds < 20,
        };
      } finally {
        await standby.stop();
      }
    }),
};

async function cutListeners(url: string, ms: number): Promise<number> {
  let cuts = 0;
  for (const end = Date.now() + ms; Date.now() < end; await sleep(100)) {
    const rows = await askDatabase(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${listenerName}'`,
    );
    cuts += rows.length;
  }
  return cuts;
}

async function stopOne({ nodes }: Cluster): Promise<number> {
  const startTime = performance.now();
  await nodes[2]?.site().stop("SIGTERM");
  return (performance.now() - startTime) / 1000;
}
