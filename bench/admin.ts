import { chromium } from "@playwright/test";
import { signInCookie } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { chromiumPath } from "./chromium.ts";
import { middle } from "./load.ts";

export type AdminRow = { visibleMs: number; script: number };

/** A list of the admin in a browser that has never seen the site: when its rows are there, and the script it took. */
export async function measureAdmin(site: Site): Promise<AdminRow> {
  const cookie = await signInCookie(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  let script = 0;
  const taken: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    const sizes: Array<Promise<number>> = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const started = performance.now();
    await page.goto(`${site.url}/admin/loanofficercms`, { waitUntil: "commit" });
    await page.getByRole("row").nth(1).waitFor();
    taken.push(performance.now() - started);
    await page.waitForLoadState("load");
    script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
  }
  await browser.close();
  return { visibleMs: middle(taken), script };
}
