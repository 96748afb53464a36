import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";
import { scriptStarted } from "./script-started.ts";

/** A mark that only a new document does not have. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("spec §2 links are followed by the browser, and back leads where one was", async ({ page }) => {
  await page.goto("/leadership");
  await scriptStarted(page);
  await markDocument(page);
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await contact.scrollIntoViewIfNeeded();
  await contact.click();
  await expect(page).toHaveTitle(/^Contact Us — /);
  await expect(page).toHaveURL(/\/contact-us$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();
  await expect(page).toHaveTitle(/^Leadership/);
  await expect(contact).toBeInViewport();
});

test("back shows the part that one was reading, although what lies below the screen has no height yet", async ({ page }) => {
  await page.goto("/services/first-time-homebuyers");
  await scriptStarted(page);
  const part = page.getByRole("main").getByRole("heading", { level: 2 }).nth(2);
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
  await expect(part).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su primera casa");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First Time Homebuyers");
  await expect(part).toBeInViewport();
});

test("spec §4 a typed message is there again after a look at the policy, and the form answers", async ({ page }) => {
  await page.goto("/contact-us");
  await scriptStarted(page);
  await markDocument(page);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("Can I buy with 3 % down?");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).press("Enter");
  await expect(page).toHaveTitle(/^Privacy Policy/);
  await page.goBack();
  await expect(field).toHaveValue("Can I buy with 3 % down?");
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page.getByText("All fields are required")).toBeVisible();
  await expect(field).toHaveValue("Can I buy with 3 % down?");
});

for (const { reducedMotion, fades } of firstUnlessFull([
  { reducedMotion: "no-preference", fades: true },
  { reducedMotion: "reduce", fades: false },
] as const)) {
  test(`pages ${fades ? "fade over" : "change at once"} for those whose system says ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => Object.assign(window, { fades: event.viewTransition !== null })),
    );
    await page.goto("/blog");
    await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).press("Enter");
    await expect(page).toHaveTitle(/^Leadership/);
    await expect.poll(() => page.evaluate(() => "fades" in window && window.fades)).toBe(fades);
  });
}
