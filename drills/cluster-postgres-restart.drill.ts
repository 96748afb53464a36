import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { findLosses, Load, warmUp } from "./load.ts";
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
      const { lost, repeated } = await findLosses(url, load);
      const { forms, saves } = load.acknowledged;
      const meanwhile = load.requests.filter(({ startedAt }) => startedAt > killedAt && startedAt < backAt);
      const share = (kind: string) => {
        const asked = meanwhile.filter((request) => request.kind === kind);
        return `${asked.filter(({ status }) => status === 200).length} of ${asked.length} ${kind}s`;
      };
      return {
        figure: `${lost} of ${forms.length} forms and ${saves.length} saves lost, ${repeated} twice; while it was away ${share("page")} and ${share("form")} were answered with 200 and ${upCount} nodes were in the balancer; saves went on ${seconds.toFixed(1)} s after it was back; slowest answer ${(load.slowestMs / 1000).toFixed(1)} s; failures: ${load.describeFailures()}`,
        ok:
          lost === 0 &&
          repeated === 0 &&
          load.odd.length === 0 &&
          load.failed.every(({ kind }) => kind === "save") &&
          seconds < 10 &&
          upCount === 3 &&
          saves.length > 0 &&
          meanwhile.length > 0,
      };
    }),
};
