// Draws the people: node design/portraits/render.ts [name …]
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { rng } from "./palette.ts";
import { people } from "./people.ts";
import { portrait } from "./portrait.ts";

const images = fileURLToPath(new URL("../../db/sample/images", import.meta.url));

/** A tile of paper grain, the same every time. */
async function grain(): Promise<Buffer> {
  const n = 480;
  const r = rng(4711);
  const raw = Buffer.alloc(n * n * 4);
  for (let i = 0; i < n * n; i++) {
    const v = r() + r() + r() - 1.5;
    raw.fill(v > 0 ? 255 : 0, i * 4, i * 4 + 3);
    raw[i * 4 + 3] = Math.round(Math.abs(v) * 11);
  }
  return sharp(raw, { raw: { width: n, height: n, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer();
}

const wanted = process.argv.slice(2);
const tile = await grain();
for (const [name, person] of Object.entries(people)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const flat = await sharp(Buffer.from(portrait(person)), { limitInputPixels: false })
    .flatten({ background: "#fbf1df" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { size } = await sharp(flat)
    .composite([{ input: tile, tile: true, blend: "over" }])
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toFile(`${images}/${name}.webp`);
  process.stdout.write(`${name} ${Math.round(size / 1024)} KB\n`);
}
