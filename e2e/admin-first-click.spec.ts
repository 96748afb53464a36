import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("the first click counts, also while the script is still on its way", async ({ adminPage: page }) => {
  let letThrough = () => {};
  /** Opens a screen whose script does not arrive until it is let through. */
  async function openWithoutScript(path: string) {
    const { promise: longEnough, resolve } = Promise.withResolvers<void>();
    letThrough = resolve;
    await page.route(/entry\.client.*\.js/, async (route) => {
      await longEnough;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Edit Daniel Castillo" })).toBeVisible();
  }

  await openWithoutScript("/admin/loanofficercms");
  const tools = page.getByRole("button", { name: "Tools" });
  await tools.click();
  letThrough();
  await expect(tools).toHaveAttribute("aria-expanded", "false");
  await page.unroute(/entry\.client.*\.js/);

  await openWithoutScript("/admin/loanofficercms");
  await page.getByRole("button", { name: "Delete Daniel Castillo" }).press("Enter");
  letThrough();
  await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toContainText("Daniel Castillo");
  await page.unroute(/entry\.client.*\.js/);

  await openWithoutScript("/admin/loanofficercms");
  await page.getByRole("link", { name: "Edit Daniel Castillo" }).click();
  await expect(page).toHaveURL(/\/admin\/loanofficercms\/edit\/\d+$/);
  letThrough();
  await expect(page.getByLabel("First Name")).toHaveValue("Daniel");
});
