import { type Browser, chromium, type Page } from "@playwright/test";
import { signInCookie } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { createBuiltPage, usualKinds } from "./built-page.ts";
import { chromiumPath } from "./chromium.ts";
import { middle } from "./load.ts";

export type PageEditorRow = {
  blocks: number;
  slowdown: number;
  firstOpenMs: number;
  clickMs: number;
  openMs: number;
  keystrokeMs: number;
  longestMs: number;
};

const keys = 30;
/** A laptop of the office, with a processor as fast as this one and with one half as fast. The network is that of Lighthouse's desktop. */
const slowdowns = [1, 2];
const network = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
const openings = 5;
/** From when a hand points at a link until it presses. */
const pointingMs = 200;

/**
 * How long the page editor takes until texts can be clicked, when a browser opens it for the first time, from the list of pages and at
 * its address, and how long a keystroke in a heading keeps it busy.
 */
export async function measurePageEditor(site: Site): Promise<PageEditorRow[]> {
  const cookie = await signInCookie(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  const rows: PageEditorRow[] = [];
  for (const count of [10, 100]) {
    const kinds = Array.from({ length: count }, (_, index) => usualKinds[index % (usualKinds.length - 1)] ?? "text");
    const { id } = await createBuiltPage(site.url, `Bench of ${count} blocks`, kinds);
    const path = `/admin/pages/edit/${id}`;
    for (const slowdown of slowdowns)
      rows.push({ blocks: count, slowdown, ...(await measureEditorOf(browser, site.url, path, cookie, slowdown)) });
  }
  await browser.close();
  return rows;
}

async function measureEditorOf(browser: Browser, url: string, path: string, cookie: string, slowdown: number) {
  const context = await browser.newContext({ extraHTTPHeaders: { cookie }, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const open = async () => {
    await page.goto(url + path, { waitUntil: "commit" });
    return readyAt(page);
  };
  const click = async () => {
    await page.goto(`${url}/admin/pages`, { waitUntil: "networkidle" });
    const link = page.locator(`a[href="${path}"]`).first();
    await link.hover();
    await page.waitForTimeout(pointingMs);
    const startTime = await page.evaluate(() => performance.now());
    await link.click();
    return (await readyAt(page)) - startTime;
  };
  const firstOpenMs = await open();
  const clickMs = await medianOf(click);
  const openMs = await medianOf(open);
  const durations = await typeInHeading(page);
  await context.close();
  return { firstOpenMs, clickMs, openMs, keystrokeMs: middle(durations), longestMs: Math.max(...durations) };
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < openings; time++) durations.push(await measure());
  return middle(durations);
}

/** When the first text can be clicked, after the navigation began. Asked in every frame of the screen: a locator asks ever more rarely. */
async function readyAt(page: Page): Promise<number> {
  const ready = await page.waitForFunction(
    () => document.querySelector("iframe")?.contentDocument?.querySelector("h1[data-text][tabindex]") && performance.now(),
    undefined,
    { polling: "raf" },
  );
  return Number(await ready.jsonValue());
}

async function typeInHeading(page: Page): Promise<number[]> {
  const heading = page.frameLocator("iframe").locator("h1[data-text]");
  await heading.press("Enter");
  await heading.evaluate((element) => {
    const view = element.ownerDocument.defaultView;
    view?.addEventListener(
      "keydown",
      () => {
        const start = performance.now();
        // After all that the keystroke led to, in the frame and around it.
        setTimeout(() => {
          element.ownerDocument.body.getBoundingClientRect();
          parent.document.body.getBoundingClientRect();
          performance.measure("keystroke", { start });
        });
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? "a" : "Backspace");
    // As fast as people type; keys that overlap would be measured together.
    await page.waitForTimeout(50);
  }
  return heading.evaluate(() => performance.getEntriesByName("keystroke").map(({ duration }) => duration));
}
