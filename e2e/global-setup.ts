import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type FullConfig } from "@playwright/test";
import { publicPages } from "./public-pages.ts";
import { startSite } from "./site-process.ts";

/** Prepares one data folder with the sample content and the sizes of its pictures; each worker works on a copy of it. */
export default async function globalSetup(config: FullConfig): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-"));
  const template = join(folder, "template");
  const site = await startSite(template);
  await askForPictures(site.url, config);
  await site.stop();
  process.env.E2E_TEMPLATE = template;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Sizes are made when a browser first asks for them, which takes longer than most tests. */
async function askForPictures(url: string, { projects }: FullConfig): Promise<void> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 720 }, javaScriptEnabled: false });
    // The map is another site's.
    await page.route(
      (address) => !address.href.startsWith(url),
      (route) => route.abort(),
    );
    for (const { path } of [...publicPages, { path: "/blog" }]) await page.goto(url + path);
    await page.close();
  }
  await browser.close();
}
