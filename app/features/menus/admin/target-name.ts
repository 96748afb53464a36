import type { MenuTarget } from "#app/features/menus/menu-item.ts";
import type { MenuTargets } from "#app/features/menus/queries.ts";
import { currentLanguage } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import { menuTexts } from "./texts/menus.ts";

export const pageName = ({ name, paths }: MenuTargets["pages"][number], language: Language): string =>
  name[language] || name.en || paths.en;

/** Where a link leads, as staff read it. */
export function targetName(target: MenuTarget, { pages, documents }: MenuTargets): string {
  const language = currentLanguage();
  const text = menuTexts[language];
  if ("url" in target) return target.url || text.kinds.url;
  if ("document" in target) {
    const document = documents.find(({ id }) => id === target.document);
    return document?.name ?? (target.document === 0 ? text.chooseDocument : text.states.gone);
  }
  const page = pages.find(({ id }) => id === target.page);
  if (page) return `${pageName(page, language)} · ${page.paths[language]}`;
  return target.page === 0 ? text.choosePage : text.states.gone;
}
