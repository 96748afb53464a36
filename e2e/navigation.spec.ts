import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { scriptStarted } from "./script-started.ts";

/** A mark that only a new document would not have. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("§2 the next page takes the place of this one, with its title, language and address, and back leads where one was", async ({
  page,
}) => {
  await page.goto("/leadership");
  await scriptStarted(page);
  await markDocument(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle(/^Contact Us — /);
  await expect(page).toHaveURL(/\/contact-us$/);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/es\/contact-us$/);
  await expect(page.locator("title")).toHaveCount(1);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();
  await expect(page).toHaveTitle(/^Leadership/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" })).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test("§4 a form that came with the next page is taken over, and the slideshow after it", async ({ page }) => {
  await page.goto("/leadership");
  await scriptStarted(page);
  await markDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.locator("[data-island=contact-form][data-taken]")).toBeAttached();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("All fields are required")).toBeInViewport();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByText("2 / 3")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("a page that was fetched ahead is shown as often as one goes to it, and back shows the part that one was reading", async ({
  page,
}) => {
  await page.goto("/services/first-time-homebuyers");
  await scriptStarted(page);
  const part = page.getByRole("main").getByRole("heading", { level: 2 }).nth(2);
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
  const link = page.getByRole("banner").getByRole("link", { name: "Español" });
  for (let time = 0; time < 2; time++) {
    await link.hover();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su primera casa");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("First Time Homebuyers");
    await expect(part).toBeInViewport();
  }
});

test("a link that someone points at is fetched once, and not again when it is followed", async ({ page }) => {
  await page.goto("/blog");
  await scriptStarted(page);
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/leadership") && asked.push(request.url()));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Leadership" });
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(page).toHaveTitle(/^Leadership/);
  expect(asked).toHaveLength(1);
});

test("what is no page of the site is loaded by the browser itself", async ({ page }) => {
  await page.goto("/blog");
  await scriptStarted(page);
  await markDocument(page);
  await page.evaluate(() => location.assign("/admin/login"));
  await expect(page.getByRole("button", { name: /sign in/i })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});
