import type { LocalizedText } from "#lib/localize.ts";
import type { MenuPlace } from "./menu-item.ts";

export const placeNames: Record<MenuPlace, LocalizedText> = {
  menu: { en: "Menu", es: "Menú" },
  header: { en: "Header row", es: "Fila superior" },
  footer: { en: "Footer", es: "Pie de página" },
};
