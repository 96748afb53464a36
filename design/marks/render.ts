// Draws what is made from the mark: logos, icons, the web app's manifest, the stand-ins: node design/marks/render.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { cream, icon, mark, person, svg, teal } from "./mark.ts";
import { wordMark } from "./word-mark.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const to = `${root}public/`;
const scene = (name: string) => `${root}db/sample/images/${name}.webp`;
const write = (name: string, text: string) => writeFileSync(to + name, text);

mkdirSync(`${to}icons`, { recursive: true });
write("logo.svg", svg(mark(teal)));
write("logo-mark-on-dark.svg", svg(mark(cream)));
write("logo-word.svg", wordMark(teal));
write("logo-word-on-dark.svg", wordMark(cream));
write("favicon.svg", svg(icon(7), 32));
write("default-person.svg", person());

const png = (body: string, size: number, file: string) =>
  sharp(Buffer.from(svg(body, 32)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(to + file);
await png(icon(0), 180, "apple-touch-icon.png");
await png(icon(7), 192, "icons/icon-192.png");
await png(icon(7), 512, "icons/icon-512.png");
// A mask may cut to a circle of 80 %, so the mark stays well inside it.
await png(icon(0, 0.56), 512, "icons/icon-maskable-512.png");

write(
  "site.webmanifest",
  `${JSON.stringify(
    {
      name: "Umbral Home Loans",
      short_name: "Umbral",
      start_url: "/",
      display: "browser",
      theme_color: "#fbf6ee",
      background_color: "#fbf6ee",
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`,
);

const badge = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><g transform="translate(84 72) scale(5.2)">${icon(7)}</g></svg>`,
);
const wide = await sharp(scene("home-hero"))
  .resize(1200, 630, { fit: "cover", position: "bottom" })
  .composite([{ input: badge }])
  .png()
  .toBuffer();
await sharp(wide).png({ palette: true, colours: 256, dither: 0.9, effort: 8, compressionLevel: 9 }).toFile(`${to}og-default.png`);
