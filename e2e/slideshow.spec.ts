import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf } from "./html.ts";
import { inLanguage, languages } from "./public-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const show = (page: Page) => page.getByRole("main").locator("[aria-roledescription=slideshow]");
const counter = (page: Page) => show(page).getByText(/^\d \/ \d$/);

async function waitForControls(page: Page) {
  await expect(show(page).getByRole("button", { name: "Next slide" })).toBeEnabled();
  // Away from the slideshow, which rests while it is pointed at.
  await page.mouse.move(0, 0);
}

test("spec §2 §4 the slideshow starts with the first slide, has the second image on the right, goes both ways and wraps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const sides = await show(page)
    .locator("li")
    .evaluateAll((slides) =>
      slides.map((slide) => {
        const [picture, words] = [slide.querySelector("img"), slide.querySelector("h3")];
        return Number(picture?.getBoundingClientRect().x) > Number(words?.getBoundingClientRect().x) ? "right" : "left";
      }),
    );
  expect(sides).toEqual(["left", "right", "left"]);
  await waitForControls(page);
  const next = show(page).getByRole("button", { name: "Next slide" });
  const previous = show(page).getByRole("button", { name: "Previous slide" });
  const visibleHeading = show(page).locator("li:not([inert])").getByRole("heading");
  await expect(counter(page)).toHaveText("1 / 3");
  await expect(visibleHeading).toHaveText("Homebuying Process");
  await previous.click();
  await expect(counter(page)).toHaveText("3 / 3");
  await expect(visibleHeading).toHaveText("Refinancing");
  await next.click();
  await expect(counter(page)).toHaveText("1 / 3");
  await show(page).getByRole("button", { name: "Go to slide 2" }).click();
  await expect(counter(page)).toHaveText("2 / 3");
  await expect(visibleHeading).toHaveText("First-time Homebuyers");
  await expect(show(page).getByRole("button", { name: /Go to slide/ })).toHaveCount(3);
});

test("spec §2 only the refinancing slide leads on, in the page's language", async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(inLanguage("/", language))).text();
    const [slides = ""] = /<section[^>]*aria-roledescription=.*?<\/section>/s.exec(html) ?? [];
    expect(linksOf(slides).map(({ href }) => href)).toEqual([inLanguage("/services/refinance_information", language)]);
  }
});

for (const { path, intervalMs } of [
  { path: "/", intervalMs: 6000 },
  { path: "/services/refinance_information", intervalMs: 8000 },
]) {
  test(`spec §9 ${path} advances by itself every ${intervalMs} ms`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(500);
    await waitForControls(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const from = Number((await counter(page).textContent())?.[0]);
    const after = (steps: number) => `${((from - 1 + steps) % 3) + 1} / 3`;
    await page.clock.runFor(intervalMs);
    await expect(counter(page)).toHaveText(after(1));
    await page.clock.runFor(intervalMs - 50);
    await expect(counter(page)).toHaveText(after(1));
    await page.clock.runFor(100);
    await expect(counter(page)).toHaveText(after(2));
  });
}

test("spec §4 the slideshow rests while it is pointed at, focused or paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(500);
  await waitForControls(page);
  await show(page).scrollIntoViewIfNeeded();
  await show(page).hover();
  await page.clock.runFor(100);
  const positionAtRest = await counter(page).textContent();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(positionAtRest ?? "");
  await page.mouse.move(0, 0);
  await show(page).getByRole("button", { name: "Previous slide" }).focus();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(positionAtRest ?? "");
  await show(page).getByRole("button", { name: "Pause slideshow" }).click();
  await page.mouse.move(0, 0);
  await show(page).getByRole("button", { name: "Play slideshow" }).blur();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(positionAtRest ?? "");
});

test("spec §4 the slideshow does not move by itself under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(500);
  await waitForControls(page);
  await page.clock.runFor(30_000);
  await expect(counter(page)).toHaveText("1 / 3");
});

test("spec §4 a swipe turns the slide", async ({ page }) => {
  await page.goto("/");
  await waitForControls(page);
  const slide = show(page).locator("li").first();
  await slide.scrollIntoViewIfNeeded();
  // The page scrolls softly, and what comes into view is laid out on the way: the pointer waits until the slide stands still.
  await expect(async () => {
    const before = await slide.boundingBox();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await slide.boundingBox()).toEqual(before);
  }).toPass();
  const box = await slide.boundingBox();
  if (!box) throw new Error("The slide has no box");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await page.mouse.up();
  await expect(counter(page)).toHaveText("2 / 3");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("spec §4 the slides are a row that one scrolls through, without idle controls", async ({ page }) => {
    await page.goto("/");
    await expect(show(page).getByRole("heading", { name: "Refinancing" })).toBeVisible();
    await expect(show(page).getByRole("button")).toHaveCount(0);
    await show(page).getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL(/\/services\/refinance_information$/);
  });
});
