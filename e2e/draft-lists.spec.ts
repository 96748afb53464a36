import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { adminScriptStarted } from "./script-started.ts";

test("drafts are in their list and among all drafts, by state and language, until they are discarded", async ({
  adminPage: page,
  site,
}) => {
  const save = async (body: object) =>
    expect((await page.request.put("/api/drafts", { data: body, headers: { origin: site.url } })).ok()).toBe(true);
  await save({ entity: "blog", changes: [{ name: "title", value: "Spring rates" }] });
  await save({ entity: "blog", id: 1, version: 1, changes: [{ name: "es.title", value: "Un título nuevo", was: "" }] });

  await page.goto("/admin/blog");
  await adminScriptStarted(page);
  const unpublished = page.getByRole("region", { name: "Not published yet" });
  await expect(unpublished.getByRole("row", { name: /Spring rates/ })).toContainText("Draft");
  const badge = page.getByRole("table", { name: "Blog posts" }).getByText("Published with changes: Spanish").filter({ visible: true });
  await expect(badge).toHaveCount(1);
  await page.getByLabel("State", { exact: true }).selectOption("Published with changes");
  await expect(page).toHaveURL(/\?status=changed$/);
  await expect(page.getByRole("table")).toHaveCount(1);
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("link", { name: "Drafts", exact: true }).press("Enter");
  const rows = page.getByRole("table", { name: "Unpublished changes" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Language", { exact: true }).selectOption("Spanish");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?language=es$/);
  await page.getByLabel("Language", { exact: true }).selectOption("Any");
  await page.getByRole("button", { name: "Delete the draft Spring rates" }).press("Enter");
  await page.getByRole("button", { name: "Delete draft" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await page.goto("/admin/blog");
  await expect(page.getByRole("row", { name: /Building Credit/ })).toBeVisible();
  await expect(unpublished).toHaveCount(0);
});
