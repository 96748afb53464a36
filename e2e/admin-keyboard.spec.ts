import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

/** Walks by Tab alone, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await target.waitFor();
  // What the script has not taken over yet cannot be reached.
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(target).toBeEnabled();
  for (let step = 0; step < 50; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test("spec §4 a record is added from start to end with the keyboard alone", async ({ dashboard: page }) => {
  const { keyboard } = page;
  await tabTo(page, page.getByRole("link", { name: "Blog Categories" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Blog Categories" })).toBeFocused();
  await keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Skip to the menu" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Blog Categories" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "New Blog Category" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "New Blog Category" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }));
  await keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(page.getByRole("alert")).toContainText("Name is required");
  await keyboard.type("Moving");
  await tabTo(page, page.getByRole("textbox", { name: "Name (Spanish)" }));
  await keyboard.type("Mudanza");
  await tabTo(page, page.getByLabel("Parent category"));
  await keyboard.type("Credit");
  const tools = page.getByRole("toolbar", { name: "Formatting: Body", exact: true });
  await tabTo(page, tools.getByRole("button", { name: "Bold" }));
  await keyboard.press("ArrowRight");
  await expect(tools.getByRole("button", { name: "Italic" })).toBeFocused();
  await keyboard.press("ArrowLeft");
  // The toolbar moves the focus a moment after the key.
  await expect(tools.getByRole("button", { name: "Bold" })).toBeFocused();
  await keyboard.press("Enter");
  const body = page.getByRole("textbox", { name: "Body", exact: true });
  await expect(body).toBeFocused();
  await keyboard.type("Boxes");
  await keyboard.press("Control+b");
  await keyboard.type(" and boots");
  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }));
  await keyboard.press("Enter");

  // Screen readers hear what appears in a live region.
  await expect(page.locator("[aria-live=polite] li", { hasText: "Data was created successfully" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Blog Categories" })).toBeFocused();
  const { blogCategoryListVm } = await (await page.request.get("/api/blogcategory?filterKey=moving")).json();
  expect(blogCategoryListVm).toMatchObject([
    { name: "Moving", parentId: 3, body: "<p><strong>Boxes</strong> and boots</p>", translations: { es: { name: "Mudanza" } } },
  ]);
});

test("spec §4 questions keep the focus and give it back; menus open by keyboard", async ({ adminPage: page }) => {
  const { keyboard } = page;
  await page.goto("/admin/blogcategory");
  const remove = page.getByRole("button", { name: "Delete Buying a Home" });
  await tabTo(page, remove);
  await keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toBeVisible();
  for (let step = 0; step < 5; step++) {
    await keyboard.press("Tab");
    await expect(question.locator(":focus")).toHaveCount(1);
  }
  await keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();

  const tools = page.getByRole("button", { name: "Tools" });
  await tabTo(page, tools, "Shift+Tab");
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await keyboard.press("Space");
  await expect(page.getByRole("link", { name: "Resources" })).toBeHidden();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Resources" })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole("button", { name: "Open menu" });
  await tabTo(page, menu, "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Page Content" }));
  await keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
});
