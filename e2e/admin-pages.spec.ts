import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { adminScriptStarted } from "./script-started.ts";

test("staff add a page, move it by keyboard, and delete it again", async ({ adminPage: page }) => {
  await page.goto("/admin/pages");
  await adminScriptStarted(page);
  await page.getByRole("button", { name: "New page" }).click();
  await page.getByLabel("Title (English)").fill("Home-buying fair");
  await page.getByLabel("Title (Spanish)").fill("Feria de vivienda");
  await expect(page.getByLabel("Address (Spanish)")).toHaveValue("feria-de-vivienda");
  await page.getByLabel("Address (English)").fill("blog");
  await expect(page.getByRole("button", { name: "Create page" })).toBeDisabled();
  await page.getByLabel("Address (English)").fill("fair");
  await page.getByRole("button", { name: "Create page" }).click();
  await page.waitForURL(/\/admin\/pages\/edit\/\d+$/);

  await page.goto("/admin/pages");
  await adminScriptStarted(page);
  const title = page.getByRole("link", { name: "Home-buying fair", exact: true });
  await title.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "Home-buying fair was moved" })).toBeAttached();
  await expect(title).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByRole("alertdialog")).toContainText("/fair becomes");
  await page.getByRole("button", { name: "Cancel" }).click();

  const more = page.getByRole("button", { name: "More actions for Home-buying fair" });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete page" }).click();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeFocused();
});
