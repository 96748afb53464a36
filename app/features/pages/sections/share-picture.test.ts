import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawnPages, sharePicture } from "./share-picture.server.ts";

const files = "public";
const banner = { name: "0123456789abcdef01234567.webp", width: 1600, height: 1067 };

test.each(drawnPages)("the picture of $slug is drawn in both languages", ({ slug, titles }) => {
  for (const language of ["en", "es"] as const) {
    const picture = sharePicture(slug, language, titles[language], banner);
    expect(picture).toMatchObject({ width: 1200, height: 630, alt: titles[language] });
    expect(existsSync(join(files, picture?.path ?? "none")), picture?.path).toBe(true);
  }
});

test("a page that staff have renamed is shared with the picture of its banner", () => {
  expect(sharePicture("leadership", "en", "Who we are", banner)).toEqual({
    path: "/resources/0123456789abcdef01234567-1280.webp",
    width: 1280,
    height: 854,
    alt: "Who we are",
  });
  expect(sharePicture("leadership", "en", "Who we are", undefined)).toBeUndefined();
});
