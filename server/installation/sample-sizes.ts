import { createHash } from "node:crypto";
import { join } from "node:path";
import { parseVariantName, sizesOf } from "#lib/image-widths.ts";
import { projectRoot } from "#platform/project-root.server.ts";

/** Sizes of the sample's pictures that come with the program. Made by `design/sizes/render.ts`. */
export const sizesFolder = join(projectRoot, "db/sample/sizes");

/** WebP is for the few browsers without AVIF, and its wide sizes are the larger half of all bytes: they are made after the first start. */
const widestWebp = 640;

/** A picture's sizes bear a digest of it: those of a picture that was drawn anew do not fit any more, and are not taken. */
const digestName = (master: Uint8Array) => `${createHash("sha256").update(master).digest("hex").slice(0, 24)}.webp`;

/** The sizes that come along with a picture of the sample: their files in the folder, and what they are called for this installation's `name`. */
export function shippedSizes(master: Uint8Array, name: string, width: number): Array<{ file: string; name: string }> {
  const files = sizesOf(digestName(master), width);
  return sizesOf(name, width).flatMap((one, index) => {
    const size = parseVariantName(one);
    const file = files[index];
    return file && size && (size.format === "avif" || size.width <= widestWebp) ? [{ file, name: one }] : [];
  });
}
