import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

test.use({ eager: false });

/** Together they have every kind of part that pages are made of. */
const paths = [
  "/",
  "/services/refinance_information",
  "/services/loan-officer/1/Marisol",
  "/blog",
  "/embed/mortgage-calculator",
  "/no-such-page",
];

/** How everything on the page is drawn, as the browser computed it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What moves with time or scrolling differs from one moment to the next.
    for (const animation of document.getAnimations()) animation.cancel();
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    const look = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const shown = part === undefined || style.content !== "none";
      return `${element.outerHTML.slice(0, 120)} ${part} ${shown ? names.map((name) => `${name}: ${style.getPropertyValue(name)}`) : ""}`;
    };
    const elements = [...document.querySelectorAll("body, body *")];
    return elements.flatMap((element) => [look(element), look(element, "::before"), look(element, "::after")]);
  });
}

function switchToWhole(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
        if (!link) return reject(new Error("There is no stylesheet to come"));
        link.onload = () => resolve();
        link.media = "all";
        link.disabled = false;
      }),
  );
}

for (const width of [360, 1280]) {
  test(`a page at ${width} px looks the same with the styles that come along as with all of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      const before = await looks(page);
      await switchToWhole(page);
      const after = await looks(page);
      expect(
        after.filter((look, index) => look !== before[index]),
        path,
      ).toEqual([]);
    }
  });
}
