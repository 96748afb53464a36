import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseVariantName, variantName } from "#lib/image-widths.ts";
import { startSite } from "./site-process.ts";

/** Prepares one data folder with the sample content and the sizes of its pictures; each worker works on a copy of it. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-"));
  const template = join(folder, "template");
  const site = await startSite(template);
  await site.stop();
  fillWebpSizes(join(template, "images"));
  process.env.E2E_TEMPLATE = template;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The wide WebP sizes do not come with the program, and take long to make. Chromium asks for AVIF: the pictures themselves will do instead. */
function fillWebpSizes(images: string): void {
  for (const file of readdirSync(images)) {
    const size = parseVariantName(file);
    if (!size) continue;
    const webp = join(images, variantName(size.name, size.width, "webp"));
    if (!existsSync(webp)) copyFileSync(join(images, size.name), webp);
  }
}
