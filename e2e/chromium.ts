import { existsSync } from "node:fs";

const wholeInput = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

const quietFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Tests reach no other site: what a page embeds from one fails at once.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quietFlags] : quietFlags;

/** The system's Chromium where there is one, elsewhere the one that Playwright brings; the small headless shell does most in half the time. */
export const launchOptions = { executablePath: firstOf(["/usr/bin/chromium-headless-shell", ...wholeInput]), args };

/** For what only the whole browser has: the back/forward cache, and preparing pages ahead. */
export const wholeBrowser = { executablePath: firstOf(wholeInput), channel: firstOf(wholeInput) ? undefined : "chromium", args };
