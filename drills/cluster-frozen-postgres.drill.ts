import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { Load, warmUp } from "./load.ts";
import { judgeOutage } from "./outage-verdict.ts";
import type { Drill } from "./run.ts";

const frozenMs = 15_000;
const databaseSeconds = 5;
/** Beyond the database's time: what the client waits more than the server, and a moment for the rest. */
const graceSeconds = 3;

export const drill: Drill = {
  name: `Postgres of three nodes frozen for ${frozenMs / 1000} s`,
  run: () =>
    withCluster({ environment: { DATABASE_SECONDS: String(databaseSeconds) } }, async ({ url, nodes, postgres, balancer }) => {
      await warmUp(nodes);
      const load = await Load.start(url, { readers: 6, formsPerSecond: 3, savesPerSecond: 2 });
      await sleep(5_000);
      const frozenAt = performance.now();
      const thaw = postgres.freeze();
      await sleep(frozenMs);
      const upCount = (await balancer.readUp()).filter(Boolean).length;
      thaw();
      const thawedAt = performance.now();
      const seconds = await load.secondsUntil("save", thawedAt);
      await load.stop();
      const { figure, hasHeld } = await judgeOutage(url, load, upCount);
      const meanwhile = load.requests.filter(({ endedAt, startedAt }) => endedAt > frozenAt && startedAt < thawedAt);
      const slowest = Math.max(...meanwhile.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000;
      return {
        figure: `slowest answer ${slowest.toFixed(1)} s with DATABASE_SECONDS=${databaseSeconds}; ${meanwhile.filter(({ status }) => status === 200).length} of ${meanwhile.length} requests were answered with 200; saves went on after ${seconds.toFixed(1)} s; ${figure}`,
        ok: hasHeld && slowest < databaseSeconds + graceSeconds && seconds < 10,
      };
    }),
};
