import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "./cluster.ts";
import { findLosses, Load, warmUp } from "./load.ts";
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
      const { lost, repeated } = await findLosses(url, load);
      const { forms, saves } = load.acknowledged;
      const meanwhile = load.requests.filter(({ endedAt, startedAt }) => endedAt > frozenAt && startedAt < thawedAt);
      const slowest = Math.max(...meanwhile.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000;
      return {
        figure: `slowest answer ${slowest.toFixed(1)} s with DATABASE_SECONDS=${databaseSeconds}; ${meanwhile.filter(({ status }) => status === 200).length} of ${meanwhile.length} requests were answered with 200, ${upCount} nodes in the balancer; saves went on after ${seconds.toFixed(1)} s; ${lost} of ${forms.length} forms and ${saves.length} saves lost, ${repeated} twice; failures: ${load.describeFailures()}`,
        ok:
          slowest < databaseSeconds + graceSeconds &&
          lost === 0 &&
          repeated === 0 &&
          load.odd.length === 0 &&
          load.failed.every(({ kind }) => kind === "save") &&
          seconds < 10 &&
          upCount === 3 &&
          saves.length > 0,
      };
    }),
};
