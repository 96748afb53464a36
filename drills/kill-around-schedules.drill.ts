import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { countPublications, createPosts, scheduleTitles, Tally, watchPage } from "./scheduled-posts.ts";
import { signedIn } from "./staff-client.ts";

const kills = Number(process.env.DRILL_KILLS ?? 200);
/** Before and after the moment. */
const spreadMs = 400;

export const drill: Drill = {
  name: `kill -9 around scheduled moments, ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const tally = new Tally();
      let site = await startSite(folder);
      let staff = await signedIn(site.url);
      const posts = await createPosts(staff);
      for (let round = 1; round <= kills; round++) {
        const { at, due } = await scheduleTitles(staff, posts, round);
        let upAt = Number.POSITIVE_INFINITY;
        const watches = due.map((change) =>
          watchPage(
            () => [site.url],
            change,
            () => upAt + 10_000,
          ),
        );
        await sleep(at - Date.now() + (Math.random() * 2 - 1) * spreadMs);
        const killedAt = Date.now();
        await site.kill();
        site = await startSite(folder);
        upAt = Date.now();
        const seenAt = await Promise.all(watches);
        staff = await signedIn(site.url);
        for (const [index, change] of due.entries()) {
          // Live before the kill: the outage that followed delayed nothing.
          const seen = seenAt[index];
          const couldActAt = seen !== undefined && seen <= killedAt ? 0 : upAt;
          tally.add(change, seen, couldActAt, await countPublications(staff, change));
        }
      }
      await site.stop();
      return { figure: tally.describe(kills), ok: tally.isGood };
    }),
};
