import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { adminScriptStarted } from "./script-started.ts";

test("an owner finds, narrows, pages and exports what happened; the address holds the question", async ({ adminPage: page }) => {
  const results = page.getByRole("table", { name: "Activity log" }).locator("tbody tr");
  for (let count = 0; count < 26; count++) await page.request.get("/api/contactmessage/export");
  await page.goto("/admin/audit");
  await adminScriptStarted(page);
  await expect(results.first()).toContainText("Exported contact messages");
  await expect(results.first()).toContainText("records: 0");
  await expect(results.first()).toContainText("127.0.0.1");

  await page.getByLabel("What").selectOption("Exported contact messages");
  await expect(page).toHaveURL(/\?action=messages\.export$/);
  await expect(page.getByRole("status").filter({ hasText: "26 found" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(results).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel("What")).toHaveValue("messages.export");
  await expect(results).toHaveCount(1);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(results).toHaveCount(25);

  await page.getByRole("searchbox", { name: "Search" }).pressSequentially("nobody did this");
  await expect(page.getByText("No events match.")).toBeVisible();
  await expect(page).toHaveURL(/text=nobody\+did\+this/);
  await page.getByRole("link", { name: "Activity log" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect(page.getByLabel("What")).toHaveValue("");
  await page.getByRole("searchbox", { name: "Search" }).fill("EXPÓRTED 127.0.0.1");
  await page.getByLabel("From").fill("2026-01-01");
  await expect(page).toHaveURL(/from=2026-01-01/);
  await expect(page).toHaveURL(/text=EXP/);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export to CSV" }).click();
  const file = await (await download).path();
  expect((await readFile(file, "utf8")).match(/Exported contact messages/g)).toHaveLength(26);
  await page.getByRole("link", { name: "Activity log" }).click();
  await expect(results.first()).toContainText("Exported the activity log");
  await expect(results.first()).toContainText("from: Jan 1, 2026, with a search: yes");

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(results.first()).toContainText("127.0.0.1");
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
