import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("a slip in the Spanish hero is found by its words and mended", async ({ adminPage: page }) => {
  await page.goto("/es");
  const words = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.goto("/admin");
  await page.getByRole("link", { name: "Find a text" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  const results = page.getByRole("list", { name: "Texts that you can edit" });
  await expect(results).toContainText("Title (Spanish)");
  expect(await findings(page)).toEqual([]);
  await results.getByRole("link").first().press("Enter");
  await page.getByLabel("Title (Spanish)").fill("Un patrimonio para sus hijos");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/admin\/pagecontent/);
  await page.goto("/es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un patrimonio para sus hijos");
});
