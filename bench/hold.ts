import { onPreparedFolder } from "#drills/folders.ts";
import { sizesMade, startSite } from "#e2e/site-process.ts";
import { onAllPages } from "./all-pages.ts";
import { load } from "./load.ts";
import { memoryOf } from "./memory.ts";

/** All public pages in turn, as fast as one core answers, for so many minutes: whether rate, p99 and memory stay what they are. */
export async function hold(minutes: number): Promise<void> {
  await onPreparedFolder(async (folder) => {
    const site = await startSite(folder, {}, ["taskset", "-c", "0"]);
    await sizesMade(site);
    await onAllPages(async (script) => {
      for (let minute = 1; minute <= minutes; minute++) {
        const { perSecond, p99 } = await load(site.url, { seconds: 60, script });
        process.stdout.write(`minute ${minute}: ${perSecond.toFixed(0)} pages/s, p99 ${p99.toFixed(2)} ms, ${memoryOf(site.pid)} MB\n`);
      }
    });
    await site.stop();
  });
}
