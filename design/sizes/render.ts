// Makes the sizes of the sample's pictures that come with the program, those that are missing: node design/sizes/render.ts
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseVariantName } from "#lib/image-widths.ts";
import { makeVariant, trustedPicture } from "#platform/images/picture.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { shippedSizes, sizesFolder } from "#server/installation/sample-sizes.ts";

const masters = join(projectRoot, "db/sample/images");
const shippedFiles = new Set<string>();
await mkdir(sizesFolder, { recursive: true });
for (const master of await readdir(masters)) {
  const { bytes, name, width } = await trustedPicture(await readFile(join(masters, master)));
  for (const { file } of shippedSizes(bytes, name, width)) {
    shippedFiles.add(file);
    const size = parseVariantName(file);
    if (!size || existsSync(join(sizesFolder, file))) continue;
    const sizeBytes = await makeVariant(async () => bytes, size.width, size.format);
    if (sizeBytes) await writeFile(join(sizesFolder, file), sizeBytes);
  }
  process.stdout.write(`${master}\n`);
}
for (const file of await readdir(sizesFolder)) if (!shippedFiles.has(file)) await rm(join(sizesFolder, file));
