import { expect, type Page } from "@playwright/test";

/** Until a public page's script has started, its frame does only what the browser does by itself. */
export const scriptStarted = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-script", "started");

/** Until an admin screen's script is there, a link loads the next screen as a page of its own. */
export const adminScriptStarted = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window);
