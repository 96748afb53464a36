import { chromium, type Page } from "@playwright/test";
import type { Site } from "#e2e/site-process.ts";
import { chromiumPath } from "./chromium.ts";
import { middle } from "./load.ts";

export type KeystrokeRow = { path: string; answerMs: number; layoutMs: number; longestMs: number };

/** Each calculator with every number filled in, so that a keystroke computes the whole answer anew. */
const calculators = {
  price: [
    "/calculators/monthly-payment?price=450000&down=5&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6",
    "/calculators/cash-to-close?price=400000&down=5&closing=9000&closingUnit=amount&prepaid=3500&credit=4000&help=15000&savings=12000",
    "/calculators/rent-or-buy?rent=1900&rentGrowth=3&price=400000&down=5&rate=6.5&years=30&closing=3&costs=3600&hoa=150&upkeep=1&stay=10&growth=3&savingsRate=4&selling=6",
  ],
  income: ["/calculators/how-much-home?income=96000&debts=500&savings=30000&rate=6.5&years=30&costs=0.9&pmi=0.6"],
  balance: ["/calculators/refinance?balance=300000&oldRate=7.5&left=324&oldPmi=150&rate=6&years=30&costs=6000&financed=added&stay=7"],
};

const keys = 30;

/** How long a keystroke keeps the page busy on a processor slowed four times: until its answer is in the page, and until it is laid out. */
export async function measureKeystrokes(site: Site): Promise<KeystrokeRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true });
  const rows: KeystrokeRow[] = [];
  for (const [field, paths] of Object.entries(calculators)) {
    for (const path of paths) rows.push(await measureCalculator(page, site.url, path, field));
  }
  await browser.close();
  return rows;
}

async function measureCalculator(page: Page, url: string, path: string, field: string): Promise<KeystrokeRow> {
  await page.goto(url + path);
  const input = page.locator(`input[name=${field}]`);
  await input.focus();
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.documentElement.dataset.script === "started");
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(noteKeystrokes);
  for (let key = 0; key < keys; key++) await page.keyboard.press(key % 2 === 0 ? "0" : "Backspace");
  const durationsOf = (name: string) => page.evaluate((entry) => performance.getEntriesByName(entry).map(({ duration }) => duration), name);
  const [answers, layouts] = [await durationsOf("answer"), await durationsOf("layout")];
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  return { path: path.split("?")[0] ?? path, answerMs: middle(answers), layoutMs: middle(layouts), longestMs: Math.max(...layouts) };
}

/**
 * In the page: from the moment a keystroke changes a field until everything it led to is laid out. The window hears of it first
 * on the way down and last on the way up, when React has written its changes.
 */
function noteKeystrokes(): void {
  let start = 0;
  addEventListener("input", () => (start = performance.now()), { capture: true });
  addEventListener("input", () => {
    performance.measure("answer", { start });
    document.body.getBoundingClientRect();
    performance.measure("layout", { start });
  });
}
