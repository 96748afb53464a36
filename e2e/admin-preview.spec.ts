import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("a draft is looked at as the page it will be, in both languages and widths, and stays a draft", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/add");
  await page.getByLabel("Title", { exact: true }).fill("Moving in winter");
  await page.getByLabel("Title (Spanish)").fill("Mudarse en invierno");
  await page.getByLabel("Post Contents", { exact: true }).fill("Start early.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Preview" });
  const frame = dialog.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1, name: "Moving in winter" })).toBeVisible();
  await expect(frame.getByText("Start early.")).toBeVisible();
  expect(await frame.locator("html").evaluate(() => innerWidth)).toBe(1280);
  expect(await findings(page, { within: "[role=dialog]" })).toEqual([]);

  await dialog.getByRole("button", { name: "Spanish" }).click();
  await expect(frame.getByRole("heading", { level: 1, name: "Mudarse en invierno" })).toBeVisible();
  await dialog.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe(390);

  // A link says where it leads instead of leading there.
  await frame.getByRole("link", { name: "Todos los artículos" }).click();
  await expect(dialog.getByRole("status")).toContainText("leads to /es/blog");
  await expect(frame.getByRole("heading", { level: 1, name: "Mudarse en invierno" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Open it on the live site" })).toHaveAttribute("href", "/es/blog");

  await dialog.getByRole("button", { name: "Close the preview" }).click();
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Moving in winter");
  await expect(page.getByText("Draft saved")).toBeVisible();
  expect((await page.request.get("/blog/moving-in-winter")).status()).toBe(404);
  expect(JSON.stringify(await (await page.request.get("/api/blog")).json())).not.toContain("Moving in winter");
});
