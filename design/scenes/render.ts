// Draws every picture: node design/scenes/render.ts [name …]
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { marks } from "./marks.ts";
import { rng } from "./palette.ts";
import { scenes } from "./scenes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const images = `${root}db/sample/images`;

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

export async function paint(svg: string, tile: Buffer): Promise<Sharp> {
  const flat = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten({ background: "#fbf1df" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(flat).composite([{ input: tile, tile: true, blend: "over" }]);
}

const wanted = process.argv.slice(2);
await mkdir(images, { recursive: true });
sharp.concurrency(1);
const tile = await grain();
let total = 0;
for (const [name, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const t = performance.now();
  const picture = await paint(draw(), tile);
  const info = await picture.webp({ quality: 82, effort: 5, smartSubsample: true }).toFile(`${images}/${name}.webp`);
  total += info.size;
  console.log(`${name.padEnd(20)}${(info.size / 1024).toFixed(0).padStart(5)} KB ${(performance.now() - t).toFixed(0).padStart(6)} ms`);
}
if (wanted.length === 0 || wanted.includes("marks")) await marks(root, tile, paint);
console.log(`total ${(total / 1024).toFixed(0)} KB`);
