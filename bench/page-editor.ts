import { type Browser, chromium, type Page } from "@playwright/test";
import { signInCookie } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { createBuiltPage, usualKinds } from "./built-page.ts";
import { chromiumPath } from "./chromium.ts";
import { middle } from "./load.ts";

export type PageEditorRow = { blocks: number; firstOpenMs: number; openMs: number; keystrokeMs: number; longestMs: number };

const keys = 30;
/** A laptop of the office: a processor half as fast as this one, and a connection of 10 Mbit/s. */
const slowdown = 2;
const network = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

/** How long the page editor takes to open until texts can be clicked, and how long a keystroke in a heading keeps it busy. */
export async function measurePageEditor(site: Site): Promise<PageEditorRow[]> {
  const cookie = await signInCookie(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  const rows: PageEditorRow[] = [];
  for (const count of [10, 100]) {
    const kinds = Array.from({ length: count }, (_, index) => usualKinds[index % (usualKinds.length - 1)] ?? "text");
    const { id } = await createBuiltPage(site.url, `Bench of ${count} blocks`, kinds);
    rows.push({ blocks: count, ...(await measureEditorOf(browser, `${site.url}/admin/pages/edit/${id}`, cookie)) });
  }
  await browser.close();
  return rows;
}

async function measureEditorOf(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { cookie }, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const openings: number[] = [];
  for (let time = 0; time < 6; time++) {
    await page.goto(address, { waitUntil: "commit" });
    openings.push(await readyAt(page));
  }
  const durations = await typeInHeading(page);
  await context.close();
  const [firstOpenMs = Number.NaN, ...laterOpenings] = openings;
  return { firstOpenMs, openMs: middle(laterOpenings), keystrokeMs: middle(durations), longestMs: Math.max(...durations) };
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
