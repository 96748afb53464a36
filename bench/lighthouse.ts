import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { onPreparedFolder } from "#drills/folders.ts";
import { startSite } from "#e2e/site-process.ts";
import { createBuiltPage, usualKinds } from "./built-page.ts";
import { chromiumPath } from "./chromium.ts";
import { publicPaths } from "./paths.ts";

/** Every public page and one that staff built, or those that the command line names. */
const builtPage = "Homes for families";
const builtPaths = ["/homes-for-families", "/es/homes-for-families"];
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [...publicPaths, ...builtPaths];

const debuggingPort = 9333;
const flagsOfChrome = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

type Row = { path: string; scores: number[]; paint: number; blocking: number; shift: number; misses: string[] };

async function audit(url: string, path: string, port: number): Promise<Row> {
  const flags: Flags = { port, output: "json", logLevel: "error", onlyCategories: categories };
  const result = await lighthouse(url + path, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
  const { lhr } = result;
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const misses = Object.values(lhr.audits).filter(
    (found) => found.score !== null && found.score < 0.9 && found.scoreDisplayMode !== "informative",
  );
  return {
    path,
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    paint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    misses: misses.map((found) => found.id),
  };
}

/** Lighthouse now and then misses the paint of a page; such a run says nothing. */
async function auditUntilPainted(url: string, path: string, port: number): Promise<Row> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const row = await audit(url, path, port);
    if (!Number.isNaN(row.paint)) return row;
  }
  throw new Error(`Lighthouse saw no paint of ${path}`);
}

/** Three times, and the middle one by its largest paint: a machine that does something else meanwhile shows in single runs. */
async function auditThreeTimes(url: string, path: string, port: number): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < 3; run++) runs.push(await auditUntilPainted(url, path, port));
  const [, middle] = runs.toSorted((a, b) => a.paint - b.paint);
  const [, blocking] = runs.map((run) => run.blocking).toSorted((a, b) => a - b);
  return { ...(middle as Row), blocking: blocking ?? Number.NaN };
}

/** Sizes of pictures are made when they are first asked for, which is not what is measured here. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
  for (const path of paths) {
    await page.goto(url + path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  await page.close();
}

await onPreparedFolder(async (folder) => {
  const site = await startSite(folder);
  await createBuiltPage(site.url, builtPage, usualKinds);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${debuggingPort}`, ...flagsOfChrome],
  });
  await warmUp(browser, site.url);
  const rows: Row[] = [];
  for (const path of paths) {
    const row = await auditThreeTimes(site.url, path, debuggingPort);
    rows.push(row);
    process.stdout.write(
      `${path}  ${row.scores.join(" / ")}  LCP ${row.paint.toFixed(0)} ms  TBT ${row.blocking.toFixed(0)} ms  CLS ${row.shift.toFixed(3)}  ${row.misses.join(", ")}\n`,
    );
  }
  await browser.close();
  await site.stop();
  // A few pages are no result for the site.
  if (named.length > 0) return;
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/lighthouse.json", `${JSON.stringify(rows, null, 2)}\n`);
});
