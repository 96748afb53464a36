// The mark and what is made from it: logo, icons, the stand-in for a person, the sharing picture.
import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { homeHero } from "./outdoors.ts";
import { C } from "./palette.ts";

/** A doorway in the mountain, and the light that falls out of it: drawn on a 24-unit square. */
export const PEAKS = "M.6 18.9 10.7 2a1 1 0 0 1 1.7 0l4.1 6.9 1-1.6a1 1 0 0 1 1.7.1l4.3 11.4a.8.8 0 0 1-.7 1.1H1.3a.7.7 0 0 1-.7-1Z";
export const DOOR = "M8.7 19.9v-5.6a2.85 2.85 0 0 1 5.7 0v5.6l3.5 3.2H5.2Z";

export function mark(peaks: string, light: string): string {
  return `<path fill="${peaks}" d="${PEAKS}"/><path fill="${light}" d="${DOOR}"/>`;
}

const svg = (body: string, size = 24): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>\n`;

const icon = (radius: number): string =>
  `<rect width="32" height="32" rx="${radius}" fill="#123f4b"/><g transform="translate(4 3.6)">${mark(C.cream, C.marigold)}</g>`;

/** No photograph yet: a quiet figure in the doorway. */
const person = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#e6b48a"/><stop offset="1" stop-color="#d9936a"/></linearGradient><linearGradient id="l" x2="0" y2="1"><stop stop-color="#fdebc8"/><stop offset="1" stop-color="#f7c98a"/></linearGradient><linearGradient id="p" x2="1"><stop stop-color="#1b4f59"/><stop offset="1" stop-color="#2f7a7c"/></linearGradient><clipPath id="a"><path d="M66 400V188a134 134 0 0 1 268 0v212Z"/></clipPath></defs><path fill="url(#w)" d="M0 0h400v400H0z"/><path fill="#c07a55" d="M56 400V188a144 144 0 0 1 288 0v212Z" opacity=".55"/><path fill="url(#l)" d="M66 400V188a134 134 0 0 1 268 0v212Z"/><g clip-path="url(#a)"><path fill="#eab98a" d="m40 300 62-58 40 30 58-66 62 62 40-28 78 70v100H40z"/></g><path fill="#123f4b" d="M168 226h64v42c0 40-64 40-64 0Z"/><path fill="url(#p)" d="M200 258c-72 0-118 42-128 142h256c-10-100-56-142-128-142Z"/><ellipse cx="200" cy="180" rx="58" ry="70" fill="url(#p)"/></svg>\n`;

export async function marks(root: string, tile: Buffer, paint: (svg: string, tile: Buffer) => Promise<Sharp>): Promise<void> {
  const to = `${root}public/`;
  await writeFile(`${to}logo.svg`, svg(mark("#123f4b", "#f2a93b")));
  await writeFile(`${to}favicon.svg`, svg(icon(7), 32));
  await writeFile(`${to}default-person.svg`, person());
  await sharp(Buffer.from(svg(icon(0), 32)), { density: 405 })
    .resize(180, 180)
    .png({ compressionLevel: 9 })
    .toFile(`${to}apple-touch-icon.png`);
  const scene = await (await paint(homeHero(), tile)).png({ compressionLevel: 1 }).toBuffer();
  const badge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><g transform="translate(84 72) scale(5.2)">${icon(7)}</g></svg>`,
  );
  const wide = await sharp(scene)
    .resize(1200, 630, { fit: "cover", position: "bottom" })
    .composite([{ input: badge }])
    .png()
    .toBuffer();
  await sharp(wide).png({ palette: true, colours: 256, dither: 0.9, effort: 8, compressionLevel: 9 }).toFile(`${to}og-default.png`);
}
