import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";

const addresses = [...publicPages.map(({ path }) => path), "/no-such-page", "/search?q=escrow"].flatMap((path) =>
  languages.map((language) => inLanguage(path, language)),
);

const sidewaysOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of addresses) {
  test(`spec §2 ${address} has no accessibility finding on a phone or a desktop, and scrolls only down`, async ({ page }) => {
    await page.goto(address);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findings(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test("spec §2 the first stop of the keyboard is a way past the top bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
