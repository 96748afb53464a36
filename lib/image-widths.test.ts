import { expect, it, test } from "vitest";
import { imageWidths, parseVariantName, sizeFormats, sizesOf, standInsFor, variantName } from "./image-widths.ts";

const name = "0123456789abcdef01234567.webp";
const size = (width: number, format: "avif" | "webp" = "avif") => variantName(name, width, format);

test("every size that a page may name of a picture is made, each once, and none that is wider than it", () => {
  const all = imageWidths.flatMap((width) => sizeFormats.map((format) => size(width, format)));
  expect(sizesOf(name, 2560).toSorted()).toEqual(all.toSorted());
  expect(sizesOf(name, 900)).toHaveLength(8);
  expect(sizesOf(name, 900).every((file) => (parseVariantName(file)?.width ?? 0) <= 900)).toBe(true);
  expect(sizesOf(name, 40).toSorted()).toEqual([size(320), size(320, "webp")]);
});

it("begins with a size that most screens can make do with", () => expect(sizesOf(name, 2560)[0]).toBe(size(768)));

test("the nearest size of the same format replaces one that is not made, unless it would look coarse", () => {
  expect(standInsFor(size(640))).toEqual([768, 480, 960, 320, 1280, 1920].map((width) => size(width)));
  expect(standInsFor(size(1920, "webp"))).toEqual([1280, 960].map((width) => size(width, "webp")));
  expect(standInsFor(name)).toEqual([]);
});
