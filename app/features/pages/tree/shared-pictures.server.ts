import { sharePicture } from "#app/features/pages/sections/share-picture.server.ts";
import { defaultPicture } from "#app/ui/default-picture.ts";
import { variantName } from "#lib/image-widths.ts";
import type { Language, Translations } from "#lib/translations.ts";
import type { PlannedPage, PlannedRecord, PlannedSection } from "./planned-site.server.ts";

/** A draft may have what a save would refuse. */
function textIn(language: Language, field: string, { state }: PlannedRecord): string {
  const { es = {} } = (state.translations ?? {}) as Translations;
  return (language === "es" && String(es[field] ?? "").trim()) || String(state[field] ?? "");
}

/** Where someone shares a page that has no picture for it: the paths of what is shown then, as on the page itself (`page.server.ts`). */
export function findSharedPictures(page: PlannedPage, sections: readonly PlannedSection[]): Record<Language, string> {
  const own = sections.filter(({ categoriesId, blockId, isShown }) => categoriesId === page.id && blockId === null && isShown);
  const hero = own.find(({ state }) => state.background === "hero" && state.kind === "");
  const banner = hero ?? (own[0]?.state.kind === "hero" ? own[0] : undefined);
  const pathIn = (language: Language) => {
    const title = (banner && textIn(language, "title", banner)) || textIn(language, "name", page);
    const drawn = sharePicture(page.slug ?? "", language, title, undefined);
    return drawn?.path ?? (banner?.image ? `/resources/${variantName(banner.image, 480, "webp")}` : defaultPicture.path);
  };
  return { en: pathIn("en"), es: pathIn("es") };
}
