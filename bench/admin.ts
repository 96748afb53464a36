import { chromium, type Request } from "@playwright/test";
import { signInCookie } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { chromiumPath } from "./chromium.ts";
import { gzipSize } from "./gzip-size.ts";
import { middle } from "./load.ts";

export type AdminRow = { paintedMs: number; visibleMs: number; script: number; scriptGzip: number };

/**
 * A list of the admin in a browser that has never seen the site: when its rows are painted by the page's own clock, when
 * another program can ask for one of them, and the script it took.
 */
export async function measureAdmin(site: Site): Promise<AdminRow> {
  const cookie = await signInCookie(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  let script = 0;
  let scriptGzip = 0;
  const durations: number[] = [];
  const paintTimes: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    await page.addInitScript(noteRows);
    const files: Request[] = [];
    page.on("requestfinished", (request) => request.resourceType() === "script" && files.push(request));
    const startTime = performance.now();
    await page.goto(`${site.url}/admin/loanofficercms`, { waitUntil: "commit" });
    await page.getByRole("row").nth(1).waitFor();
    durations.push(performance.now() - startTime);
    await page.waitForFunction(() => performance.getEntriesByName("rows").length > 0);
    paintTimes.push(await page.evaluate(() => performance.getEntriesByName("rows")[0]?.startTime ?? Number.NaN));
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(files.map((file) => file.sizes()));
    script = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    scriptGzip = files.reduce((sum, file) => sum + gzipSize(file.url()), 0);
    await context.close();
  }
  await browser.close();
  return { paintedMs: middle(paintTimes), visibleMs: middle(durations), script, scriptGzip };
}

/** In the page: leaves a mark after the first frame that has a row to draw. */
function noteRows(): void {
  const look = () =>
    requestAnimationFrame(() => {
      if (document.querySelector("tbody tr")) setTimeout(() => performance.mark("rows"));
      else look();
    });
  look();
}
