import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("spec §4 two editors of one record: the second sees what changed and keeps either, field by field", async ({
  adminPage: page,
  site,
}) => {
  await page.goto("/admin/blogcategory/edit/1");
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  const answer = await page.request.put("/api/blogcategory", {
    data: { blogCategoryId: 1, name: "Theirs", body: "<p>Their body</p>" },
    headers: { origin: site.url },
  });
  expect(answer.ok()).toBe(true);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "changed this" });
  await expect(dialog.getByRole("radio", { name: /Keep mine/ })).toBeChecked();
  await expect(dialog.getByText("Theirs", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Publish with these choices" }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  const row = page.getByRole("row", { name: /Mine/ });
  await expect(row).toContainText("Their body");
});

test("spec §4 history shows what changed, word by word, and restores it", async ({ adminPage: page, site }) => {
  await page.request.put("/api/blogcategory", { data: { blogCategoryId: 3, name: "Credit and debt" }, headers: { origin: site.url } });
  await page.goto("/admin/blogcategory/edit/3");
  await page.getByText("History", { exact: true }).click();
  await page.getByRole("button", { name: "What changed in version 2" }).click();
  await expect(page.getByRole("insertion")).toHaveText("and debt");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Data was restored")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Credit");
});
