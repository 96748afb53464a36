import { mkdirSync, writeFileSync } from "node:fs";
import { onPreparedFolder } from "#drills/folders.ts";
import { startSite } from "#e2e/site-process.ts";
import { measureGrowth } from "./growth.ts";
import { memoryOf } from "./memory.ts";
import { measurePages } from "./pages.ts";
import { chart, type Results, report } from "./report.ts";
import { measureSaves } from "./saves.ts";
import { measureStart } from "./starts.ts";
import { measureWeights } from "./weights.ts";

const paths = [
  ...["/", "/contact-us", "/leadership", "/privacy-policy", "/state-licensing", "/services/refinance_information"],
  ...["/services/find-a-loan-officer", "/services/first-time-homebuyers", "/services/homebuying-process", "/blog", "/es"],
];

await onPreparedFolder(async (folder) => {
  const startMs = await measureStart(folder);
  const site = await startSite(folder, {}, ["taskset", "-c", "0"]);
  await (await fetch(site.url)).text();
  const atRest = memoryOf(site.pid);
  const pages = await measurePages(site);
  const afterLoad = memoryOf(site.pid);
  const weights = await measureWeights(site, paths);
  const saves = await measureSaves(site);
  await site.stop();
  const growth = await measureGrowth(folder);
  const results: Results = { date: new Date().toISOString(), startMs, memory: { atRest, afterLoad }, pages, saves, growth, weights };
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/latest.json", `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync("bench/results/latest.svg", chart(pages));
  writeFileSync("docs/PERFORMANCE.md", report(results));
  process.stdout.write(report(results));
});
