import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * What axe finds on the page, or within a part of it, each with the elements it means. What the page embeds from other
 * sites is judged there; without it, axe needs no second page to put its findings together, which takes longer than the search.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // Experimental in axe, and yet what people who speak to their computer depend on: a control answers to the words they see.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const axe = new AxeBuilder({ page }).options({ rules }).setLegacyMode(true).exclude("iframe");
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const sidewaysOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** No accessibility finding on a phone or a desktop, and nothing to scroll sideways for, on the narrowest phone and in letters twice as large. */
export async function expectUsable(page: Page, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** Waits until colours can be judged as they stay: fields fade in when they come to life. */
export async function waitForFadeIn(page: Page): Promise<void> {
  const isFadedIn = () => page.locator("fieldset").evaluateAll((all) => all.every((one) => getComputedStyle(one).opacity === "1"));
  await expect.poll(isFadedIn).toBe(true);
}
