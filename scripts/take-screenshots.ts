import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startSite } from "../e2e/site-process.ts";
import playwrightConfig from "../playwright.config.ts";

/**
 * Every public page at three widths in both languages, to look through. Words on the command line choose
 * pictures by name; `SITE_URL` names a site that already runs.
 */
const pages = {
  home: "/",
  "contact-us": "/contact-us",
  leadership: "/leadership",
  "leadership-team": "/leadership-team",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  "refinance-information": "/services/refinance_information",
  "find-a-loan-officer": "/services/find-a-loan-officer",
  "loan-officer": "/services/loan-officer/1/Marisol",
  "loan-officer-without-photo": "/services/loan-officer/5/Jos%C3%A9%20Manuel",
  "first-time-homebuyers": "/services/first-time-homebuyers",
  "homebuying-process": "/services/homebuying-process",
  blog: "/blog",
  "blog-post": "/blog/closing-costs-line-by-line",
  "mortgage-calculator": "/embed/mortgage-calculator",
  "not-found": "/no-such-page",
};
const widths = [360, 768, 1280];
const folder = join(import.meta.dirname, "../screenshots");

type Shot = { name: string; url: string; width: number; language: "en" | "es" };

function wantedShots(base: string, words: string[]): Shot[] {
  const all = Object.entries(pages).flatMap(([page, path]) =>
    widths.flatMap((width) =>
      (["en", "es"] as const).map((language) => ({
        name: `${page}-${width}-${language}`,
        url: base + (language === "es" ? `/es${path === "/" ? "" : path}` : path),
        width,
        language,
      })),
    ),
  );
  return all.filter(({ name }) => words.length === 0 || words.some((word) => `${name}-`.includes(word)));
}

async function take(browser: Browser, { name, url, width, language }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 780 : 860 },
    locale: language === "es" ? "es-MX" : "en-US",
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
  });
  await page.goto(url);
  // What loads when it comes near has to come near; what others embed is not ours to wait for.
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  // Sized to the page instead of captured beyond the screen, where lengths that follow the screen come out wrong.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  process.stdout.write(`${name}\n`);
}

const dataDir = mkdtempSync(join(tmpdir(), "umbral-screenshots-"));
mkdirSync(folder, { recursive: true });
const running = process.env.SITE_URL;
const site = running ? { url: running, stop: async () => undefined } : await startSite(dataDir);
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  for (const shot of wantedShots(site.url, process.argv.slice(2))) await take(browser, shot);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
