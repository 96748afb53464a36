import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { findLosses, Load } from "./load.ts";
import type { Drill } from "./run.ts";

const leastRequests = 2_000;

export const drill: Drill = {
  name: "three nodes restarted one after the other behind haproxy without retries",
  run: () =>
    withCluster({ retries: false }, async ({ url, nodes, balancer }) => {
      const load = await Load.start(url, { readers: 12, formsPerSecond: 3, savesPerSecond: 1 });
      const seconds: number[] = [];
      for (const [index, node] of nodes.entries()) {
        await sleep(1_000);
        const startTime = performance.now();
        await node.site().stop("SIGTERM");
        seconds.push((performance.now() - startTime) / 1000);
        await node.start();
        await balancer.until(index, true);
      }
      for (const deadline = Date.now() + 120_000; load.requests.length < leastRequests && Date.now() < deadline; ) await sleep(100);
      await load.stop();
      const { lostCount, repeatedCount } = await findLosses(url, load);
      const sentCounts = await balancer.readSent();
      const count = load.requests.length;
      return {
        figure: `${load.failed.length} of ${count} requests failed (${load.describeFailures()}), ${load.acknowledged.forms.length} forms and ${load.acknowledged.saves.length} saves among them: ${lostCount} lost, ${repeatedCount} twice; gone after ${seconds.map((time) => time.toFixed(1)).join(", ")} s; ${sentCounts.join(", ")} requests per node`,
        ok:
          load.failed.length === 0 &&
          count >= leastRequests &&
          lostCount === 0 &&
          repeatedCount === 0 &&
          load.acknowledged.forms.length > 0,
      };
    }),
};
