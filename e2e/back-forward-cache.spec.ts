import { expect, type Page } from "@playwright/test";
import { wholeBrowser } from "./chromium.ts";
import { test } from "./fixtures.ts";
import { scriptStarted } from "./script-started.ts";

/** Playwright switches it off, so that going back means a new document; these tests are about the document that waited. */
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

const waitedInBrowser = (page: Page) => page.evaluate(() => "sameDocument" in window);
const obstacles = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? entry.notRestoredReasons : undefined;
  });

async function leaveAndComeBack(page: Page, link: string, there: RegExp) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The map is another site's. Here it cannot be loaded, and what failed to load keeps a page from waiting.
  await page.evaluate(() => document.querySelector("iframe")?.remove());
  // By key: what lies between is laid out while a pointer would be on its way.
  await page.getByRole("contentinfo").getByRole("link", { name: link }).press("Enter");
  await expect(page).toHaveTitle(there);
  // Playwright's own way back waits for a load that never comes.
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveTitle(there);
}

for (const path of ["/", "/es", "/contact-us", "/blog", "/services/find-a-loan-officer", "/services/loan-officer/1/Marisol"]) {
  test(`${path} waits in the browser while another page is read, and is there at once on the way back`, async ({ page }) => {
    await page.goto(path);
    await scriptStarted(page);
    await leaveAndComeBack(
      page,
      path === "/es" ? "Política de privacidad" : "Privacy Policy",
      path === "/es" ? /^Política/ : /^Privacy Policy/,
    );
    expect(await waitedInBrowser(page), JSON.stringify(await obstacles(page))).toBe(true);
    expect(await obstacles(page)).toBeNull();
  });
}

test("spec §4 a message that was typed is there on the way back, and so is the script", async ({ page }) => {
  await page.goto("/contact-us");
  await scriptStarted(page);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("Can I buy with 3 % down?");
  await leaveAndComeBack(page, "Privacy Policy", /^Privacy Policy/);
  await expect(field).toHaveValue("Can I buy with 3 % down?");
  expect(await waitedInBrowser(page)).toBe(true);
  // By key again: a page that has just come back is still sliding in, and a pointer goes down on one thing and up on another.
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid", "true");
  expect(await waitedInBrowser(page)).toBe(true);
});

test("the menu that led to another page is closed on the way back", async ({ page }) => {
  await page.goto("/blog");
  await scriptStarted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The map is another site's. Here it cannot be loaded, and what failed to load keeps a page from waiting.
  await page.evaluate(() => document.querySelector("iframe")?.remove());
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Leadership Team" }).click();
  await expect(page).toHaveTitle(/^Leadership/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/Blog/);
  expect(await waitedInBrowser(page)).toBe(true);
  await expect(page.getByRole("dialog")).toBeHidden();
});
