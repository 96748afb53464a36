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

/** Keeps the scripts away until it is called. */
async function holdScripts(page: Page) {
  let letThrough = () => {};
  const scriptRelease = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", (route) => scriptRelease.then(() => route.continue()));
  return letThrough;
}

test("what is typed while the script is on its way stays as it was typed, and counts", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const numbers = "price=450000&down=5&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6";
  await page.goto(`/calculators/monthly-payment?${numbers}`);
  const unit = page.getByLabel("Unit: Down payment");
  await unit.focus();
  await unit.selectOption("$");
  const down = page.getByLabel("Down payment (optional)");
  await down.press("ControlOrMeta+a");
  letThrough();
  // The amount for the new unit is not put under the cursor; the sign of the script is the new result.
  await expect(page.getByRole("status")).not.toHaveText("$3,249.17 a month");
  await expect(down).toHaveValue("5");
  await down.pressSequentially("22500");
  await expect(down).toHaveValue("22500");
  await expect(page.getByRole("status")).toContainText("$3,249.17 a month");
});

test("a message that was refused and is being mended stays as it is when the script comes", async ({ page }) => {
  // The load event waits for the map, which is out of reach of a test.
  await page.route(/openstreetmap/, (route) => route.abort());
  const letThrough = await holdScripts(page);
  await page.goto("/contact-us");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Can I buy");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(message).toHaveValue("Can I buy");
  // The address names a part of the page: the browser moves the focus there with the first frame, before which no visitor types.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await message.press("ControlOrMeta+End");
  await message.pressSequentially(" with 3 % down?");
  letThrough();
  await expect.poll(() => message.evaluate((field) => Object.keys(field).some((key) => key.startsWith("__react")))).toBe(true);
  await expect(message).toHaveValue("Can I buy with 3 % down?");
});
