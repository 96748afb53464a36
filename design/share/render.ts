// Draws the picture that goes along when a page is shared, per page and language: node design/share/render.ts
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { drawnPages } from "#app/features/pages/sections/share-picture.server.ts";
import playwrightConfig from "../../playwright.config.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "public/share");
const data = (path: string, type: string) => `data:${type};base64,${readFileSync(join(root, path)).toString("base64")}`;
const fraunces = data("node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2", "font/woff2");
const mark = data("public/logo.svg", "image/svg+xml");

const card = (title: string, image: string, language: string) => `<!doctype html><html lang="${language}"><style>
  @font-face { font-family: Fraunces; src: url(${fraunces}); font-weight: 100 900 }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 600px 600px; background: #fbf6ee; overflow: hidden }
  div { display: flex; flex-direction: column; justify-content: space-between; padding: 72px 40px 72px 72px }
  h1 { margin: 0; font: 600 ${title.length > 34 ? 60 : 76}px/1.06 Fraunces; letter-spacing: -0.024em; color: #0d3639; text-wrap: balance }
  .mark { width: 96px; height: 96px }
  .scene { width: 600px; height: 630px; object-fit: cover; object-position: 76% 60%; border-top-left-radius: 300px }
</style><body><div><img class="mark" src="${mark}" alt=""><h1>${title}</h1></div><img class="scene" src="${image}" alt=""></body></html>`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { slug, titles, image: scene } of drawnPages) {
  const image = data(`db/sample/images/${scene}.webp`, "image/webp");
  for (const language of ["en", "es"] as const) {
    await page.setContent(card(titles[language], image, language));
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot({ type: "png" });
    const { size } = await sharp(drawn)
      .jpeg({ quality: 76, mozjpeg: true })
      .toFile(join(folder, `${slug}-${language}.jpg`));
    process.stdout.write(`${slug}-${language} ${Math.round(size / 1024)} KB\n`);
  }
}
await browser.close();
