import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { findLosses, Load, type LoadRequest } from "./load.ts";
import type { Drill } from "./run.ts";

const rounds = 3;
const clients = { readers: 8, formsPerSecond: 4, savesPerSecond: 3 };
/** Each has one request on its way at a time. */
const clientCount = clients.readers + clients.formsPerSecond + clients.savesPerSecond;

export const drill: Drill = {
  name: `a node of three killed with kill -9 under load, ${rounds} times`,
  run: () =>
    withCluster({}, async ({ url, nodes, balancer }) => {
      const load = await Load.start(url, clients);
      const deaths: Array<{ from: number; to: number }> = [];
      let noticedMs = 0;
      for (const [index, node] of nodes.slice(0, rounds).entries()) {
        await sleep(2_000);
        const from = performance.now();
        await node.site().kill();
        deaths.push({ from, to: performance.now() });
        await balancer.until(index, false);
        noticedMs = Math.max(noticedMs, performance.now() - from);
        await node.start();
        await balancer.until(index, true);
      }
      const sentBefore = await balancer.readSent();
      await sleep(2_000);
      const sentCounts = (await balancer.readSent()).map((count, index) => count - (sentBefore[index] ?? 0));
      await load.stop();
      const { lostCount, repeatedCount } = await findLosses(url, load);
      const { forms, saves } = load.acknowledged;
      const isCutOff = ({ status, startedAt, endedAt }: LoadRequest) =>
        (status === 0 || status === 502) && deaths.some(({ from, to }) => startedAt <= to && endedAt >= from);
      const otherFailures = load.failed.filter((failure) => !isCutOff(failure));
      const slowestDeathMs = Math.max(...deaths.map(({ from, to }) => to - from));
      return {
        figure: `${lostCount} of ${forms.length} forms and ${saves.length} saves lost, ${repeatedCount} twice; ${load.failed.length} of ${load.requests.length} requests failed (${load.describeFailures()}), ${otherFailures.length} of them not cut off on their way as a node died, within ${slowestDeathMs.toFixed(0)} ms; noticed within ${(noticedMs / 1000).toFixed(1)} s; afterwards ${sentCounts.join(", ")} requests per node`,
        ok:
          lostCount === 0 &&
          repeatedCount === 0 &&
          otherFailures.length === 0 &&
          load.failed.length <= rounds * clientCount &&
          slowestDeathMs < 500 &&
          forms.length > 0 &&
          saves.length > 0 &&
          sentCounts.every((count) => count > 0),
      };
    }),
};
