import { readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { type Cluster, withCluster } from "./cluster.ts";
import { runCommand } from "./commands.ts";
import { askDatabase } from "./database-connections.ts";
import { findLosses, Load } from "./load.ts";
import { makeNextVersion, nextColumn } from "./next-version.ts";
import type { Drill } from "./run.ts";

/** A node asks for the schema every five seconds. */
const watchMs = 7_000;

export const drill: Drill = {
  name: "three nodes replaced by the next version, one after the other, behind haproxy without retries",
  run: async () => {
    const next = makeNextVersion();
    try {
      return await withCluster({ retries: false }, async (cluster) => {
        const { url, nodes, balancer, postgres, environment } = cluster;
        const load = await Load.start(url, { readers: 8, formsPerSecond: 3, savesPerSecond: 2 });
        await sleep(1_000);
        const migrateSentence = await runCommand(["migrate"], environment, next.folder);
        const refusals = await countRefusals(cluster, watchMs);
        for (const [index, node] of nodes.entries()) {
          await node.site().stop("SIGTERM");
          await node.start(next.folder);
          await balancer.until(index, true);
        }
        await sleep(1_000);
        await load.stop();
        const { lostCount, repeatedCount } = await findLosses(url, load);
        const isChanged = await hasNextColumn(postgres.url);
        const newCount = nodes.filter((node) => readlinkSync(`/proc/${node.site().pid}/cwd`) === next.folder).length;
        const refusal = await startOlder(cluster);
        const { forms, saves } = load.acknowledged;
        return {
          figure: `${load.failed.length} of ${load.requests.length} requests failed (${load.describeFailures()}), ${forms.length} forms and ${saves.length} saves among them: ${lostCount} lost, ${repeatedCount} twice; old nodes on the new schema said "not ready" ${refusals} times; ${newCount} of 3 nodes are new; ${migrateSentence} An older program afterwards: ${refusal}`,
          ok:
            load.failed.length === 0 &&
            lostCount === 0 &&
            repeatedCount === 0 &&
            refusals === 0 &&
            newCount === 3 &&
            isChanged &&
            refusal.includes("changed by a newer version") &&
            saves.length > 0,
        };
      });
    } finally {
      next.remove();
    }
  },
};

async function countRefusals({ nodes }: Cluster, ms: number): Promise<number> {
  let refusals = 0;
  for (const end = Date.now() + ms; Date.now() < end; await sleep(500)) {
    const answers = await Promise.all(nodes.map(({ url }) => fetch(`${url}/readyz`)));
    refusals += answers.filter(({ ok }) => !ok).length;
  }
  return refusals;
}

async function hasNextColumn(url: string): Promise<boolean> {
  const rows = await askDatabase(url, `select 1 from information_schema.columns where column_name = '${nextColumn}'`);
  return rows.length === 1;
}

async function startOlder({ environment, nodes }: Cluster): Promise<string> {
  const folder = nodes[0]?.site().dataDir ?? "";
  return startSite(folder, environment).then(
    async (site) => {
      await site.kill();
      return "it started";
    },
    (error: Error) => error.message.split("\n").find((line) => line.includes("version")) ?? error.message,
  );
}
