import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

const sectionsOf = (page: SamplePage): Array<{ image?: string | undefined }> => [
  ...page.sections,
  ...(page.parts ?? []).flatMap(sectionsOf),
];
const places = [...samplePages.flatMap(sectionsOf), ...samplePosts, ...sampleOfficers];
const usedImages = places.flatMap(({ image }) => image ?? []);
const files = readdirSync(join(import.meta.dirname, "images")).map((file) => file.replace(/\.webp$/, ""));

test("no picture of the sample content serves two places", () => expect(usedImages).toHaveLength(new Set(usedImages).size));

test("every picture is there, and none lies there unused", () => expect([...usedImages].sort()).toEqual(files.sort()));
