import { expect } from "@playwright/test";
import { expectUsable } from "./axe.ts";
import { test } from "./fixtures.ts";
import { inLanguage, languages } from "./public-pages.ts";

for (const address of ["/no-such-page", "/search?q=escrow"].flatMap((path) => languages.map((language) => inLanguage(path, language)))) {
  test(`spec §2 ${address} has no accessibility finding on a phone or a desktop, and scrolls only down`, async ({ page }) => {
    await page.goto(address);
    await expectUsable(page);
  });
}

test("spec §2 the first stop of the keyboard is a way past the top bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
