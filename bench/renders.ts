import { readFileSync } from "node:fs";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { createBuiltPage, usualKinds } from "./built-page.ts";
import { middle } from "./load.ts";

export type RenderRow = { path: string; ms: number; processorMs: number };

const times = 60;
const paths = [
  "/",
  "/services/loan-officer/1/Marisol",
  "/blog/immigration-status-itin-and-home-loans",
  "/calculators/monthly-payment",
  "/leadership-team",
];

/**
 * Pages that are rendered anew because a setting which each of them shows was saved just before, what they read of the database
 * included. The time of the processor is that of the thread which renders; it says more than the clock where other programs run.
 */
export async function measureRenders(site: Site): Promise<RenderRow[]> {
  const staff = await signedIn(site.url);
  const { webResourceListVm: resources } = await (await staff("/api/WebResource?filterKey=company.tagline")).json();
  const { webResourceId, value } = resources[0];
  const rows: RenderRow[] = [];
  const builtPage = await createBuiltPage(site.url, "Bench of renders", usualKinds);
  for (const path of [...paths, builtPage.path]) {
    const durations: number[] = [];
    const processorTimes: number[] = [];
    for (let time = 0; time < times; time++) {
      const saveResponse = await staff("/api/WebResource", jsonBody("PUT", { webResourceId, value: `${value} ${time}` }));
      if (!saveResponse.ok) throw new Error(`A save was refused: ${saveResponse.status} ${await saveResponse.text()}`);
      await saveResponse.arrayBuffer();
      const [startTime, processorTime] = [performance.now(), processorMsOf(site.pid)];
      const html = await (await fetch(site.url + path)).text();
      durations.push(performance.now() - startTime);
      processorTimes.push(processorMsOf(site.pid) - processorTime);
      if (!html.includes(`${value} ${time}`)) throw new Error(`${path} was not rendered anew`);
    }
    rows.push({ path, ms: middle(durations), processorMs: middle(processorTimes) });
  }
  return rows;
}

/** What the main thread of a process has taken of the processor so far. */
function processorMsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
