import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("a page is added to the menu and moved, by keyboard and by dragging, and visitors see it once it is published", async ({
  adminPage: page,
  site,
}) => {
  const data = {
    name: "Fair in May",
    address: "fair",
    status: "published",
    translations: { es: { name: "Feria de mayo", address: "feria" } },
  };
  expect((await page.request.post("/api/pagecategory", { data, headers: { origin: site.url } })).ok()).toBe(true);
  await page.goto("/admin/menus");
  await page.getByRole("link", { name: "Edit Menu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit: Menu" })).toBeFocused();
  await page.getByRole("button", { name: "Skip to “Add a link”" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add a link", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("English text")).toBeFocused();
  await page.getByLabel("Page", { exact: true }).selectOption({ label: "Fair in May · /fair" });
  await expect(page.getByLabel("Spanish text")).toHaveValue("Feria de mayo");
  expect(await findings(page)).toEqual([]);

  const added = page.getByRole("button", { name: /^Fair in May \// });
  await added.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "Fair in May is now number 6 of 6 in “People”" })).toBeAttached();
  await expect(added).toBeFocused();

  // Escape ends a drag without moving anything; the next one drops the link above the first row.
  const handle = page.getByTitle("Drag Fair in May");
  const first = page.getByRole("button", { name: /^Home \// });
  for (const ends of ["Escape", "drop"]) {
    await handle.hover();
    await page.mouse.down();
    await first.hover({ position: { x: 20, y: 2 }, force: true });
    if (ends === "Escape") await page.keyboard.press("Escape");
    await page.mouse.up();
    const isFirst = page.getByRole("status").filter({ hasText: "Fair in May is now number 1 of 5" });
    await expect(isFirst).toHaveCount(ends === "drop" ? 1 : 0);
  }
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/menus$/);

  await page.goto("/es/feria");
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await expect(menu.getByRole("link").first()).toHaveText("Feria de mayo");
  await expect(menu.getByRole("link", { name: "Feria de mayo" })).toHaveAttribute("aria-current", "page");
});
