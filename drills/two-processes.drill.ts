import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

export const drill: Drill = {
  name: "two processes on one data folder",
  run: () =>
    onPreparedFolder(async (folder) => {
      const first = await startSite(folder);
      const startTime = performance.now();
      const refusal = await startSite(folder).then(
        async (second) => {
          await second.kill();
          return "it started";
        },
        (error: Error) => error.message,
      );
      const seconds = (performance.now() - startTime) / 1000;
      const isFirstReady = (await fetch(`${first.url}/readyz`)).ok;
      await first.stop();
      const namesProcess = refusal.includes(`in use by process ${first.pid}`);
      return {
        figure: `the second ended after ${seconds.toFixed(1)} s ${namesProcess ? "and named the first" : `localizedError: ${refusal}`}`,
        ok: namesProcess && isFirstReady && seconds < 2,
      };
    }),
};
