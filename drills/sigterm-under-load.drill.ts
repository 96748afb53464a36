import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

const clients = 32;

/** A load balancer that asks for readiness and sends nothing to a node that says no. */
export const drill: Drill = {
  name: `SIGTERM under the load of ${clients} clients`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder);
      const load = { served: 0, failed: 0, ready: true };
      const readiness = watchReadiness(site.url, load);
      const clientRuns = Array.from({ length: clients }, () => requestWhileReady(site.url, load));
      await sleep(1_500);
      const startTime = performance.now();
      await site.stop("SIGTERM");
      const seconds = (performance.now() - startTime) / 1000;
      await Promise.all([readiness, ...clientRuns]);
      return {
        figure: `${load.failed} of ${load.served + load.failed} requests failed, gone after ${seconds.toFixed(1)} s`,
        ok: load.failed === 0 && seconds <= 10,
      };
    }),
};

type Load = { served: number; failed: number; ready: boolean };

async function watchReadiness(url: string, load: Load) {
  while (load.ready) {
    load.ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    await sleep(100);
  }
}

async function requestWhileReady(url: string, load: Load) {
  while (load.ready) {
    try {
      const answer = await fetch(url);
      await answer.text();
      if (answer.ok) load.served++;
      else load.failed++;
    } catch {
      load.failed++;
    }
  }
}
