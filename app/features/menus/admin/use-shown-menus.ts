import { useQuery } from "@tanstack/react-query";
import type { MenuPlace } from "#app/features/menus/menu-item.ts";
import { menusQuery, menuTargetsQuery } from "#app/features/menus/queries.ts";
import { type ShownMenus, showMenu } from "#app/features/menus/shown-menu.ts";
import { contentPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

/** The published menus, for screens that show the site's header and footer; empty until they are loaded. */
export function useShownMenus(language: Language): ShownMenus {
  const { data: menus = [] } = useQuery(menusQuery);
  const { data: targets } = useQuery(menuTargetsQuery);
  const show = (place: MenuPlace) => {
    const items = menus.find((menu) => menu.place === place)?.items ?? [];
    return showMenu(items, language, (target) => {
      if ("url" in target) return contentPath(target.url, language);
      if ("document" in target) return targets?.documents.find(({ id, isExpired }) => id === target.document && !isExpired)?.path;
      const page = targets?.pages.find(({ id, state }) => id === target.page && state === "published");
      return page && contentPath(page.paths[language], language);
    });
  };
  return { menu: show("menu"), header: show("header"), footer: show("footer") };
}
