import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trustedPicture } from "#platform/images/picture.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { shippedSizes, sizesFolder } from "./sample-sizes.ts";

const masters = join(projectRoot, "db/sample/images");
const files = readdirSync(sizesFolder);

test("the sizes of every sample picture as it is now come with the program, and no others; design/sizes/render.ts makes them", async () => {
  const pictures = await Promise.all(readdirSync(masters).map((file) => trustedPicture(readFileSync(join(masters, file)))));
  const sizes = pictures.flatMap(({ bytes, name, width }) => shippedSizes(bytes, name, width));
  expect(files.toSorted()).toEqual(sizes.map(({ file }) => file).toSorted());
});

test("they take five megabytes at the most", () => {
  const byteCount = files.reduce((sum, file) => sum + statSync(join(sizesFolder, file)).size, 0);
  expect(byteCount).toBeLessThan(5_000_000);
});
