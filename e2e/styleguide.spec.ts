import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";

test("staff see the design system as it is: every part in its states, by day and by night at once", async ({ adminPage: page }) => {
  for (const { colorScheme, width } of firstUnlessFull([
    { colorScheme: "dark", width: 360 },
    { colorScheme: "light", width: 1280 },
  ] as const)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/admin/styleguide");
    const main = page.getByRole("main");
    for (const name of ["Colour", "Type", "Space", "Shape and shadow", "Motion", "Public parts", "Forms", "Tables and empty places"]) {
      await expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    const grounds = main.getByText(/^(Light|Dark)$/).locator("..");
    const shownSections = await grounds.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
    expect(shownSections).toEqual(["rgb(247, 244, 238)", "rgb(22, 21, 19)"]);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await page.getByRole("button", { name: "Show failure" }).click();
  await expect(page.getByText("An error occurred: ")).toBeVisible();
});
