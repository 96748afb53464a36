import { mkdirSync, writeFileSync } from "node:fs";
import { onPreparedFolder } from "#drills/folders.ts";
import { sizesMade, startSite } from "#e2e/site-process.ts";
import { measureAdmin } from "./admin.ts";
import { measureCalls } from "./calls.ts";
import { chart } from "./chart.ts";
import { measureGrowth, measureInbox } from "./growth.ts";
import { hold } from "./hold.ts";
import { measureKeystrokes } from "./keystrokes.ts";
import { load } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { measureOddRequests } from "./odd-requests.ts";
import { measurePageEditor } from "./page-editor.ts";
import { measurePages, measurePostgresLists } from "./pages.ts";
import { publicPaths } from "./paths.ts";
import { measureRenders } from "./renders.ts";
import { type Results, report } from "./report.ts";
import { measureSaves } from "./saves.ts";
import { measureSchedules } from "./schedules.ts";
import { measureStart } from "./starts.ts";
import { startWatchingHost } from "./undisturbed.ts";
import { measureWeights } from "./weights.ts";

/** `npm run bench -- hold 10` does nothing but load the site for ten minutes, and prints each. */
if (process.argv[2] === "hold") {
  await hold(Number(process.argv[3] ?? 10));
  process.exit(0);
}

/** `npm run bench -- 10` goes on loading the site for ten minutes more, to see that its memory stays flat. */
const minutes = Number(process.argv[2] ?? 0);

await onPreparedFolder(async (folder) => {
  const withheldShare = startWatchingHost();
  // A process that has made picture sizes takes more memory from then on.
  const firstSite = await startSite(folder);
  await sizesMade(firstSite);
  await firstSite.stop();
  const start = { all: await measureStart(folder, "all"), one: await measureStart(folder, "one") };
  const site = await startSite(folder, {}, ["taskset", "-c", "0"]);
  await sizesMade(site);
  await (await fetch(site.url)).text();
  const atRest = memoryOf(site.pid);
  const admin = await measureAdmin(site);
  const keystrokes = await measureKeystrokes(site);
  const pageEditor = await measurePageEditor(site);
  const weights = await measureWeights(site, publicPaths);
  const pages = await measurePages(site);
  const afterLoad = memoryOf(site.pid);
  const renders = await measureRenders(site);
  const saves = await measureSaves(site);
  const odd = await measureOddRequests(site);
  const longLoadRows = minutes > 0 ? await longLoad(site.url, site.pid, minutes) : [];
  await site.stop();
  pages.push(...(await measurePostgresLists()));
  const calls = await measureCalls(folder);
  const growth = await measureGrowth(folder);
  const inbox = await measureInbox(folder);
  const schedules = await measureSchedules(folder);
  const results: Results = {
    date: new Date().toISOString(),
    withheld: withheldShare(),
    start,
    memory: { atRest, afterLoad, long: longLoadRows },
    admin,
    pages,
    renders,
    saves,
    calls,
    growth,
    inbox,
    schedules,
    weights,
    odd,
    keystrokes,
    pageEditor,
  };
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/latest.json", `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync("bench/results/latest.svg", chart(pages));
  process.stdout.write(report(results));
});

/** Memory after each minute of load, half of it on a page that is rendered every time. */
async function longLoad(url: string, pid: number, minutes: number): Promise<number[]> {
  const durations: number[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    await load(url, { seconds: 30 });
    await load(`${url}/embed/mortgage-calculator?price=400000`, { seconds: 30 });
    durations.push(memoryOf(pid));
  }
  return durations;
}
