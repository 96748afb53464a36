import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("service cards are put in order by keyboard and by dragging, saved at once", async ({ adminPage: page }) => {
  await page.goto("/admin/pagecontent");
  await page
    .getByLabel("Category")
    .selectOption({ label: (await page.getByLabel("Category").locator("option", { hasText: "Our Services" }).textContent()) ?? "" });
  await page.getByRole("button", { name: "Change order" }).click();
  const list = page.getByRole("list", { name: "Sections in page order" });
  const names = () => list.locator("li .font-semibold:first-child").allTextContents();
  await expect(list.getByRole("listitem")).not.toHaveCount(0);
  const [first, second, third] = await names();
  const down = page.getByRole("button", { name: `Move ${first} down` });
  await down.press("Enter");
  await expect.poll(names).toEqual(expect.arrayContaining([second, first]));
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await expect(down).toBeFocused();
  await page.getByRole("button", { name: `Move ${third} to the top` }).press("Enter");
  await expect.poll(async () => (await names())[0]).toBe(third);
  expect(await findings(page)).toEqual([]);
  await expect(list).not.toHaveAttribute("aria-busy", "true");
  // A pointer's way over rows that are being laid out is not what is tried here.
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await list.getByRole("listitem").nth(2).dispatchEvent("dragstart", { dataTransfer });
  await list.getByRole("listitem").nth(0).dispatchEvent("dragover", { dataTransfer });
  await list.getByRole("listitem").nth(0).dispatchEvent("drop", { dataTransfer });
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, third, second]);
  await expect(list).not.toHaveAttribute("aria-busy", "true");
  await page.goto("/");
  const cards = page.getByRole("heading", { name: new RegExp(`^(${[first, second, third].join("|")})$`) });
  await expect(cards.first()).toHaveText(first ?? "");
});
