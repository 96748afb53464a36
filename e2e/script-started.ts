import { expect, type Page } from "@playwright/test";

/** Until a public page's script has started, its frame does only what the browser does by itself. */
export const scriptStarted = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-script", "started");

/** Until its script has hydrated an admin screen, a link loads the next one as a page of its own, and every button is disabled. */
export const adminScriptStarted = (page: Page) => expect(page.locator("button:enabled").first()).toBeAttached();
