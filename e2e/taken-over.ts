import { expect, type Page } from "@playwright/test";

/** Until React has taken an element over, only what the browser does by itself can be expected of it. */
export const takenOver = (page: Page, selector: string) =>
  expect
    .poll(() => page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
