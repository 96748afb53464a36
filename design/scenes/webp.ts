// Turns what Blender rendered into the masters of the site: node design/scenes/webp.ts FOLDER name …
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Views that stand in where staff chose no picture live with the site's own files. */
const standIns = new Set(["default-hero", "default-section"]);

const [folder, ...names] = process.argv.slice(2);
for (const name of names) {
  const picture = sharp(`${folder}/${name}.png`);
  const { width = 0 } = await picture.metadata();
  // The wide ones are rendered at 1600: a smooth picture gains the last step to the largest width that is served.
  if (width > 1280) picture.resize(1920, 1080, { kernel: "lanczos3" });
  const target = standIns.has(name) ? `public/${name}.webp` : `db/sample/images/${name}.webp`;
  const { size } = await picture.webp({ quality: 86, effort: 6, smartSubsample: true }).toFile(root + target);
  process.stdout.write(`${name} ${Math.round(size / 1024)} KB\n`);
}
