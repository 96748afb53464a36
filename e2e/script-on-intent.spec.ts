import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

test.use({ eager: false });

function scriptsOf(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/") && request.url().endsWith(".js") && files.push(request.url()));
  return files;
}

test("no script is fetched before the first sign of intent, and all of it then", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test("a visitor who only reads gets the script once the page has been quiet for five seconds", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  await page.clock.runFor(4_900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test("what is typed while the script is on its way stays as it was typed, and counts", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  await page.goto("/embed/mortgage-calculator");
  await page.getByLabel("Unit of the down payment").focus();
  await page.getByLabel("Unit of the down payment").selectOption("$");
  const down = page.getByLabel("Down payment", { exact: true });
  await down.press("ControlOrMeta+a");
  letThrough();
  // The amount for the new unit is not put under the cursor; the sign of the script is the new result.
  await expect(page.getByRole("status")).not.toHaveText("$3,249.17 a month");
  await expect(down).toHaveValue("5");
  await down.pressSequentially("22500");
  await expect(down).toHaveValue("22500");
  await expect(page.getByRole("status")).toHaveText("$3,249.17 a month");
});
