import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";

test("a page is edited where it is shown, by keyboard, and visitors see it once it is published", async ({ adminPage: page, request }) => {
  await page.goto("/admin/pages/edit/1");
  const frame = page.frameLocator("iframe");
  const title = frame.locator("h1[data-text]");
  await title.press("Enter");
  await page.keyboard.type("Homes for families");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Homes for families.*changed$/ })).toBeVisible();

  for (const [kind, heading] of [
    ["text", "What we do"],
    ["steps", "Three steps home"],
  ] as const) {
    await page.getByRole("button", { name: "Add block" }).press("Enter");
    await page.getByRole("combobox", { name: "Search kinds of blocks" }).fill(kind);
    await page.keyboard.press("Enter");
    // The new block's title is ready to be typed in.
    await expect(frame.locator(`[data-kind=${kind}] [data-editing]`)).toBeFocused();
    await page.keyboard.type(heading);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`${heading}.*new$`) })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Three steps home.*new$/ })).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("Three steps home is now number 2 of 3")).toBeAttached();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Undone")).toBeAttached();
  await page.getByRole("button", { name: "Redo" }).press("Enter");
  await expect(page.getByText("Done again")).toBeAttached();
  expect(await findings(page)).toEqual([]);

  const visit = async () => (await request.get("/")).text();
  expect(await visit()).not.toContain("Homes for families");
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const html = await visit();
  expect(textsOf(html, "h1")).toEqual(["Homes for families"]);
  const headings = textsOf(html, "h2");
  expect(headings.indexOf("What we do")).toBeGreaterThan(headings.indexOf("Three steps home"));
  expect(headings).toContain("Three steps home");
  expect(html).not.toMatch(/data-(text|html|block|item)/);
});
