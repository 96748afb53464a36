import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";
import { adminScriptStarted } from "./script-started.ts";

async function writePosts(page: Page, origin: string, count: number) {
  for (let number = 1; number <= count; number++) {
    const data = {
      title: `Listed ${String(number).padStart(2, "0")}`,
      translations: { es: { postContents: number === 7 ? "<p>Cómo pedir un zafírico&nbsp;añil</p>" : "" } },
    };
    expect((await page.request.post("/api/blog", { data, headers: { origin } })).ok()).toBe(true);
  }
}

test("spec §2 a long list is searched, sorted and paged by its address: reload, Back and a record bring one to the same place", async ({
  adminPage: page,
  site,
}) => {
  await writePosts(page, site.url, 30);
  const rows = page.getByRole("table", { name: "Blog posts" }).locator("tbody tr");
  const search = page.getByRole("searchbox", { name: "Search" });
  const title = page.getByRole("columnheader", { name: "Title" });
  await page.goto("/admin/blog");
  await adminScriptStarted(page);
  await expect(rows).toHaveCount(25);

  const listRequests: string[] = [];
  page.on("request", (request) => request.url().includes("/api/blog?") && listRequests.push(request.url()));
  await search.pressSequentially("listed");
  await expect(page.getByRole("status").filter({ hasText: "30 found" })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/blog\?search=listed$/);
  expect(listRequests.length).toBeLessThan("listed".length);

  await title.getByRole("button").press("Enter");
  await expect(title).toHaveAttribute("aria-sort", "ascending");
  await expect(rows.first()).toContainText("Listed 01");
  await title.getByRole("button").press("Enter");
  await expect(title).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first()).toContainText("Listed 30");
  await expect(title.getByRole("button")).toBeFocused();
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
  await expect(rows).toHaveCount(5);
  const second = /\/admin\/blog\?search=listed&sort=title&direction=desc&page=2$/;
  await expect(page).toHaveURL(second);
  expect(await findings(page)).toEqual([]);

  for (const firstTitle of ["Listed 30", "Listed 01"]) {
    await page.goBack();
    await expect(rows.first()).toContainText(firstTitle);
  }
  await page.goBack();
  await expect(title).not.toHaveAttribute("aria-sort");
  await expect(search).toHaveValue("listed");
  for (let steps = 0; steps < 3; steps++) await page.goForward();
  await expect(rows).toHaveCount(5);
  await expect(page).toHaveURL(second);

  await page.reload();
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Listed 05");
  await expect(search).toHaveValue("listed");

  await page.getByRole("link", { name: "Edit Listed 03" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(second);
  await page.getByRole("link", { name: "Edit Listed 03" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Listed 03, changed");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(second);
  await expect(rows.nth(2)).toContainText("Listed 03, changed");
  await page.getByRole("link", { name: "Edit Listed 02" }).click();
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(5);

  await page.getByLabel("Rows per page").selectOption("50");
  await expect(rows).toHaveCount(30);
  await expect(page).toHaveURL(/size=50/);

  await search.fill("ZAFIRICO pedir");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Listed 07");
  await page.goto("/admin/blog?search=listed&page=99&sort=password&size=7");
  await expect(rows).toHaveCount(5);
  await expect(page).toHaveURL(/\?search=listed&page=2$/);

  // Nor does a search that was just typed call one back from the next screen.
  await search.fill("listed 1");
  await page.getByRole("link", { name: "New Blog Post" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New Blog Post" })).toBeVisible();
});

test("spec §8 a search that fails says so, keeps what was typed, and goes on", async ({ adminPage: page }) => {
  await page.goto("/admin/blog");
  await adminScriptStarted(page);
  await expect(page.getByRole("row", { name: /Building Credit/ })).toBeVisible();
  const answers = "**/api/blog?filterKey=credit*";
  await page.route(answers, (route) => route.fulfill({ status: 503, json: { success: false, message: "Down for a moment" } }));
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("credit");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch data - Down for a moment");
  await expect(search).toHaveValue("credit");
  await expect(search).toBeFocused();
  await page.unroute(answers);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row", { name: /Building Credit/ })).toBeVisible();
});

test("spec §2 sections are narrowed to a page, and an empty answer says so", async ({ adminPage: page }) => {
  await page.goto("/admin/pagecontent");
  const rows = page.getByRole("table", { name: "Page content" }).locator("tbody tr");
  await page.getByLabel("Category").selectOption({ label: "Leadership" });
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect(rows.first()).toContainText("Leadership");
  await page.reload();
  await expect(page.getByLabel("Category")).not.toHaveValue("");
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like it");
  await expect(page.getByText("No page content matches.")).toBeVisible();
});

/** Types a search and presses the first Edit link in one go, as a quick hand does; says whether the link stayed under the pointer. */
const searchAndPressEdit = () =>
  new Promise<boolean>((resolve) => {
    const box = document.querySelector<HTMLInputElement>("input[type=search]");
    const link = document.querySelector<HTMLElement>("tbody a[href*='/edit/']");
    box?.focus();
    document.execCommand("insertText", false, "nothing is called this");
    setTimeout(() => {
      link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      box?.blur();
      requestAnimationFrame(() => {
        resolve(link?.isConnected ?? false);
        link?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
        link?.click();
      });
    });
  });

test("Edit that is pressed right after typing a search opens its record", async ({ adminPage: page }) => {
  for (const list of firstUnlessFull(["/admin/blog", "/admin/loanofficercms"])) {
    await page.goto(list);
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(page.locator("th :disabled")).toHaveCount(0);
    expect(await page.evaluate(searchAndPressEdit), list).toBe(true);
    await expect(page).toHaveURL(/\/edit\/\d+$/);
  }
});
