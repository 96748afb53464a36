import { createHash } from "node:crypto";
import { join } from "node:path";
import { parseVariantName, sizesOf } from "#lib/image-widths.ts";
import { projectRoot } from "#platform/project-root.server.ts";

/** Shipped with the program; made by `design/sizes/render.ts`. */
export const sizesFolder = join(projectRoot, "db/sample/sizes");

/** Few browsers lack AVIF, and wide WebP is half of all bytes: made after the first start. */
const widestWebp = 640;

/** Named by a digest of the picture, so that sizes of a redrawn picture are not used. */
const digestName = (master: Uint8Array) => `${createHash("sha256").update(master).digest("hex").slice(0, 24)}.webp`;

/** Their files, and their names for this installation's `name`. */
export function shippedSizes(master: Uint8Array, name: string, width: number): Array<{ file: string; name: string }> {
  const files = sizesOf(digestName(master), width);
  return sizesOf(name, width).flatMap((one, index) => {
    const size = parseVariantName(one);
    const file = files[index];
    return file && size && (size.format === "avif" || size.width <= widestWebp) ? [{ file, name: one }] : [];
  });
}
