import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { samplePages } from "#db/sample/pages.ts";
import { imageWidths, variantName } from "#lib/image-widths.ts";
import type { Language } from "#lib/translations.ts";

export type SharePicture = { path: string; width: number; height: number; alt: string };

type StoredImage = { name: string; width: number; height: number };

/** All calculators share one picture. */
const calculators = { slug: "calculators", titles: { en: "Calculators", es: "Calculadoras" }, image: "notebook" };

const toolPages = [
  { slug: "can-i-buy", titles: { en: checkTexts.en.title, es: checkTexts.es.title }, image: "doorway" },
  { slug: "your-folder", titles: { en: folderTexts.en.title, es: folderTexts.es.title }, image: "documents" },
];

const contentPages = samplePages.map(({ slug, name, es, sections }) => {
  const hero = sections.find(({ background }) => background === "hero");
  return { slug, titles: { en: hero?.title ?? name, es: hero?.es.title ?? es.name }, image: hero?.image ?? "threshold" };
});

/** The pages for which `design/share/render.ts` has drawn a picture, with the title in it. */
export const drawnPages = [...contentPages, calculators, ...toolPages];

/** The drawn picture while the page has the title in it, else the banner's picture. */
export function sharePicture(slug: string, language: Language, title: string, chosen: StoredImage | undefined): SharePicture | undefined {
  const drawnPage = drawnPages.find((page) => page.slug === slug);
  if (drawnPage?.titles[language] === title) return { path: `/share/${slug}-${language}.jpg`, width: 1200, height: 630, alt: title };
  return chosen && storedPicture(chosen, title);
}

export function storedPicture({ name, width, height }: StoredImage, alt: string): SharePicture {
  const wide = imageWidths.findLast((one) => one <= Math.min(width, 1280)) ?? imageWidths[0];
  return { path: `/resources/${variantName(name, wide, "webp")}`, width: wide, height: Math.round((height * wide) / width), alt };
}
