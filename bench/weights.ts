import { chromium } from "@playwright/test";
import type { Site } from "#e2e/site-process.ts";
import { chromiumPath } from "./chromium.ts";
import { gzipSize } from "./gzip-size.ts";

export type WeightRow = {
  path: string;
  document: number;
  stylesheet: number;
  font: number;
  image: number;
  script: number;
  scriptGzip: number;
  total: number;
};

const kinds = ["document", "stylesheet", "font", "image", "script"] as const;

/** What a phone downloads for each page, as sent over the wire. */
export async function measureWeights(site: Site, paths: string[]): Promise<WeightRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  const rows: WeightRow[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });
    const page = await context.newPage();
    const row: WeightRow = { path, document: 0, stylesheet: 0, font: 0, image: 0, script: 0, scriptGzip: 0, total: 0 };
    const sizes: Array<Promise<void>> = [];
    page.on("requestfinished", (request) => {
      const kind = kinds.find((known) => known === request.resourceType());
      if (!kind || !request.url().startsWith(site.url)) return;
      if (kind === "script") row.scriptGzip += gzipSize(request.url());
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          row[kind] += responseBodySize;
          row.total += responseBodySize;
        }),
      );
    });
    await page.goto(site.url + path, { waitUntil: "load" });
    // The script waits for a sign of intent.
    await page.evaluate(() => dispatchEvent(new Event("keydown")));
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    rows.push(row);
    await context.close();
  }
  await browser.close();
  return rows;
}
