import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSite } from "#e2e/site-process.ts";
import type { FloodReport } from "./flood.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { signedIn } from "./staff-client.ts";

const perSecond = 1000;
const seconds = 20;
const allowedMs = 500;

export const drill: Drill = {
  name: `a flood of ${perSecond} messages a second for ${seconds} s`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder, { TRUST_PROXY: "1", LOG_LEVEL: "info" });
      await (await fetch(site.url)).text();
      const flood = new Worker(new URL("./flood.ts", import.meta.url), { workerData: { url: site.url, perSecond, seconds } });
      const report = new Promise<FloodReport>((resolve, reject) => flood.once("message", resolve).once("error", reject));
      const times: number[] = [];
      const progress = { flood: false };
      void report.finally(() => {
        progress.flood = true;
      });
      while (!progress.flood) {
        const startTime = performance.now();
        const page = await fetch(site.url);
        if (page.status === 200) await page.text();
        times.push(page.status === 200 ? performance.now() - startTime : Number.POSITIVE_INFINITY);
        await sleep(20);
      }
      const { sent, accepted, refused, other, withoutRetryAfter } = await report;
      const { total } = await (await (await signedIn(site.url))("/api/contactmessage?pageSize=1")).json();
      await site.stop();
      times.sort((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
      return {
        figure: `home page p95 ${p95.toFixed(0)} ms over ${times.length} loads; ${sent} sent at ${(sent / seconds).toFixed(0)}/s, ${accepted} accepted (${total} in the inbox), ${refused} refused with 429, ${other} anything else`,
        ok: p95 < allowedMs && other === 0 && withoutRetryAfter === 0 && total === accepted && sent >= 0.9 * perSecond * seconds,
      };
    }),
};
