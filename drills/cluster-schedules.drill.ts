import { setTimeout as sleep } from "node:timers/promises";
import { type ClusterNode, withCluster } from "./cluster.ts";
import type { Drill } from "./run.ts";
import { countPublications, createPosts, scheduleTitles, Tally, watchPage } from "./scheduled-posts.ts";
import { signedIn } from "./staff-client.ts";

const kills = Number(process.env.DRILL_KILLS ?? 200);
/** Before and after the moment. */
const spreadMs = 400;
/** Every so many rounds no node survives. */
const allEvery = 5;

export const drill: Drill = {
  name: `kill -9 of nodes of three around scheduled moments, ${kills} times`,
  run: () =>
    withCluster({}, async ({ url, nodes, balancer }) => {
      const tally = new Tally();
      const staff = await signedIn(url);
      const posts = await createPosts(staff);
      for (let round = 1; round <= kills; round++) {
        const isTotal = round % allEvery === 0;
        const victims = isTotal ? nodes : [nodes[round % nodes.length] as ClusterNode];
        const survivors = nodes.filter((node) => !victims.includes(node));
        const { at, due } = await scheduleTitles(staff, posts, round);
        let upAt = isTotal ? Number.POSITIVE_INFINITY : at;
        const urls = () => (isTotal ? nodes : survivors).map((node) => node.url);
        const watches = due.map((change) => watchPage(urls, change, () => upAt + 10_000));
        await sleep(at - Date.now() + (Math.random() * 2 - 1) * spreadMs);
        const killedAt = Date.now();
        await Promise.all(victims.map((node) => node.site().kill()));
        await victims[0]?.start();
        if (isTotal) upAt = Date.now();
        const seenAt = await Promise.all(watches);
        for (const node of victims.slice(1)) await node.start();
        for (const index of nodes.keys()) await balancer.until(index, true);
        for (const [index, change] of due.entries()) {
          const seen = seenAt[index];
          const couldActAt = !isTotal || (seen !== undefined && seen <= killedAt) ? 0 : upAt;
          tally.add(change, seen, couldActAt, await countPublications(staff, change));
        }
      }
      return { figure: tally.describe(kills), ok: tally.isGood };
    }),
};
