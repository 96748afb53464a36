import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("this week's changes of one person are found, read and taken back", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/edit/1");
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByLabel("Title", { exact: true }).fill("A slip of the pen");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await page.getByLabel("Person").selectOption({ index: 1 });
  await page.getByLabel("From").fill(new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10));
  await expect(page).toHaveURL(/person=\d+&from=/);
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await changes.getByRole("button", { name: /^What changed/ }).click();
  await expect(changes.getByText("A slip of the pen").last()).toBeVisible();
  await expect(changes.getByText(title)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The way back is to the version before, which the record's own history has.
  await changes.getByRole("link", { name: /A slip of the pen/ }).click();
  await page.getByText("History").click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});
