import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("drafts in a set go live together and are taken back together", async ({ adminPage: page, site }) => {
  const headers = { origin: site.url };
  const before = await page.request.get("/api/blog/1").then((response) => response.json());
  const saved = await page.request.put("/api/drafts", {
    data: { entity: "blog", id: 1, version: before.blogDto.version, changes: [{ name: "title", value: "Spring is here" }] },
    headers,
  });
  expect(saved.status()).toBe(200);
  await page.goto("/admin/sets");
  await page.getByRole("button", { name: "New set" }).click();
  await page.getByLabel("Name").fill("Spring");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/sets\/\d+$/);
  await page.goto("/admin/blog/edit/1");
  await page.getByRole("button", { name: "Add to a set" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Add", exact: true }).click();
  // It takes the focus of the button that is gone.
  await expect(page.getByRole("link", { name: /Spring/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ready")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish set" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish set" }).click();
  await expect(page.getByRole("heading", { name: "What was published" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Spring is here/ })).toBeVisible();
  await page.getByRole("button", { name: "Revert set" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revert set" }).click();
  await expect(page.getByText(/Reverted by/)).toBeVisible();
  const after = await page.request.get("/api/blog/1").then((response) => response.json());
  expect(after.blogDto.title).toBe(before.blogDto.title);
});

test("a long name of a set fits a phone, and a revoked link is no longer offered", async ({ adminPage: page }) => {
  await page.goto("/admin/sets");
  await page.getByRole("button", { name: "New set" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("December news and everything that goes with it");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/sets\/\d+$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/blog/edit/1");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Changed");
  await page.getByRole("button", { name: "Add to a set" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("link", { name: /December news/ })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button", { name: "Share a preview" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(/preview\?key=/);
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await expect(page.getByText("No active links.")).toBeVisible();
  await expect(link).toBeHidden();
});
