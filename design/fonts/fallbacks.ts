import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import playwrightConfig from "../../playwright.config.ts";

/**
 * Prints the `@font-face` rules of the stand-ins that are shown until a web font arrives: a font that every system has,
 * drawn at the size and on the lines of ours, so that nothing moves when ours comes. Liberation has the widths of Arial
 * and Times New Roman and is what this measures. Run: `node design/fonts/fallbacks.ts`; the result goes into `app/app.css`.
 */
const files = join(import.meta.dirname, "../../app/fonts");
const fonts = [
  {
    name: "Figtree",
    file: "figtree.woff2",
    weights: [
      { weight: 400, range: "100 500", local: "" },
      { weight: 600, range: "501 900", local: " Bold" },
    ],
    standIn: "Liberation Sans",
    locals: ["Arial", "Liberation Sans", "Roboto"],
  },
  {
    name: "Fraunces",
    file: "fraunces.woff2",
    weights: [{ weight: 600, range: "100 900", local: " Bold" }],
    standIn: "Liberation Serif",
    locals: ["Times New Roman", "Liberation Serif", "Tinos"],
  },
];
const sample =
  "Building Generational Wealth Through Homeownership. A home is a place to gather, and something to pass on. " +
  "Una casa es donde se reúne la familia y también lo que se hereda. Le acompañamos hasta el día en que recibe las llaves.";

const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const page = await browser.newPage();
for (const { name, file, standIn, locals, weights } of fonts) {
  const source = `data:font/woff2;base64,${readFileSync(join(files, file)).toString("base64")}`;
  for (const { weight, range, local } of weights) {
    const { ours, theirs, ascent, descent } = await page.evaluate(
      async ([name, source, standIn, weight, sample]) => {
        const face = new FontFace(name, `url(${source})`, { weight: "100 900" });
        document.fonts.add(await face.load());
        const pen = new OffscreenCanvas(10, 10).getContext("2d");
        const measure = (family: string) => {
          if (!pen) throw new Error("No canvas");
          pen.font = `${weight} 1000px "${family}"`;
          return pen.measureText(sample);
        };
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = measure(name);
        return { ours: width, theirs: measure(standIn).width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
      },
      [name, source, standIn, weight, sample] as const,
    );
    const size = ours / theirs;
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    process.stdout.write(`@font-face {
  font-family: "${name} fallback";
  src: ${locals.map((one) => `local("${one}${local}")`).join(", ")};
  font-weight: ${range};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / 1000 / size)};
  descent-override: ${percent(descent / 1000 / size)};
  line-gap-override: 0%;
}

`);
  }
}
await browser.close();
