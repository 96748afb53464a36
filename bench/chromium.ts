import { existsSync } from "node:fs";

/** The system's Chromium where there is one; elsewhere the browser that Playwright brings. */
export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
