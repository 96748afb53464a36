import { chromium } from "@playwright/test";
import { signInCookie } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { chromiumPath } from "./chromium.ts";
import { median } from "./load.ts";

export type AdminRow = { visibleMs: number; script: number };

/** A list of the admin in a browser that has never seen the site: when its rows are there, and the script it took. */
export async function measureAdmin(site: Site): Promise<AdminRow> {
  const cookie = await signInCookie(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  let script = 0;
  const visibleMs = await median(5, async () => {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    const sizes: Array<Promise<number>> = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${site.url}/admin/loanofficers`);
    await page.getByRole("row").nth(1).waitFor();
    script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
  });
  await browser.close();
  return { visibleMs, script };
}
