import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { startSite } from "./site-process.ts";

/** A CDN on another site: it fetches from the site what it is asked for, and hands it on as it came. */
async function startCdn() {
  const cdn = { origin: "", url: "", stop: () => server.close() };
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(cdn.origin + url.replace(/^\/umbral/, ""));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  cdn.url = `http://localhost:${(server.address() as AddressInfo).port}/umbral`;
  return cdn;
}

test("pictures come from a CDN on another site, also those that the page's script draws", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-cdn-"));
  cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
  const cdn = await startCdn();
  const site = await startSite(folder, { PICTURES_URL: cdn.url });
  cdn.origin = site.url;
  const pictures = page.locator("main picture img");
  const sources = () => pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc).filter(Boolean));
  const isShown = () => pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  try {
    await page.goto(`${site.url}/services/find-a-loan-officer`);
    await expect.poll(isShown).toBe(true);
    expect(new Set((await sources()).map((source) => source.startsWith(cdn.url)))).toEqual(new Set([true]));
    const count = await pictures.count();
    await page.getByRole("searchbox").fill("Marisol");
    await expect(pictures).not.toHaveCount(count);
    await page.getByRole("searchbox").fill("");
    await expect(pictures).toHaveCount(count);
    await expect.poll(async () => (await sources()).filter((source) => !source.startsWith(cdn.url))).toEqual([]);
  } finally {
    await site.stop();
    cdn.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
