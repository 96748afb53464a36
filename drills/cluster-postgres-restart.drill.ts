import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { Load, warmUp } from "./load.ts";
import { judgeOutage } from "./outage-verdict.ts";
import type { Drill } from "./run.ts";

const awayMs = 10_000;

export const drill: Drill = {
  name: `Postgres of three nodes killed with kill -9 and back after ${awayMs / 1000} s`,
  run: () =>
    withCluster({}, async ({ url, nodes, postgres, balancer }) => {
      await warmUp(nodes);
      const load = await Load.start(url, { readers: 6, formsPerSecond: 3, savesPerSecond: 2 });
      await sleep(5_000);
      const killedAt = performance.now();
      await postgres.kill();
      await sleep(awayMs);
      const upCount = (await balancer.readUp()).filter(Boolean).length;
      await postgres.restart();
      const backAt = performance.now();
      const seconds = await load.secondsUntil("save", backAt);
      await load.stop();
      const { figure, hasHeld } = await judgeOutage(url, load, upCount);
      const meanwhile = load.requests.filter(({ startedAt }) => startedAt > killedAt && startedAt < backAt);
      const share = (kind: string) => {
        const requests = meanwhile.filter((request) => request.kind === kind);
        return `${requests.filter(({ status }) => status === 200).length} of ${requests.length} ${kind}s`;
      };
      return {
        figure: `while it was away ${share("page")} and ${share("form")} were answered with 200; saves went on ${seconds.toFixed(1)} s after it was back; slowest answer ${(load.slowestMs / 1000).toFixed(1)} s; ${figure}`,
        ok: hasHeld && seconds < 10 && meanwhile.length > 0,
      };
    }),
};
