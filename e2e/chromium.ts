import { existsSync } from "node:fs";

/** The system's Chromium where there is one; elsewhere the one that Playwright brings. The small headless shell has no back/forward cache. */
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchOptions = {
  executablePath,
  channel: executablePath ? undefined : "chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
};
