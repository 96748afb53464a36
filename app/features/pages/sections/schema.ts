import { z } from "zod";
import { sectionIcons } from "#app/features/pages/section-icons.ts";
import { choice, flag, optionalId, optionalLink, optionalNumber, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { pageContentStatuses } from "./content-list.ts";

export const labels = {
  title: { en: "Title", es: "Título" },
  body: { en: "Body", es: "Texto" },
  categoriesId: { en: "Category", es: "Categoría" },
  image: { en: "Image", es: "Imagen" },
  imageAlt: { en: "Image description", es: "Descripción de la imagen" },
  alignImg: { en: "Image side", es: "Lado de la imagen" },
  background: { en: "Background", es: "Fondo" },
  url: { en: "Link", es: "Enlace" },
  isActiveButton: { en: "Learn More button", es: "Botón «Más información»" },
  icon: { en: "Icon", es: "Icono" },
  sortOrder: { en: "Position on the page", es: "Posición en la página" },
  status: { en: "Status", es: "Estado" },
};

const name = namesInMessages(labels);
const body = optionalText(name.body, 100_000);
const imageAlt = optionalText(name.imageAlt, 300);

const backgrounds = ["", "muted", "brand", "hero"] as const;

export const pageContentInput = z.object({
  title: requiredText(name.title, 200),
  body: body.optional(),
  categoriesId: optionalId(name.categoriesId).optional(),
  imageAlt: imageAlt.optional(),
  alignImg: choice(name.alignImg, ["left", "right"]).optional(),
  background: choice(name.background, backgrounds).optional(),
  url: optionalLink(name.url).optional(),
  isActiveButton: flag(name.isActiveButton).optional(),
  icon: choice(name.icon, sectionIcons).optional(),
  sortOrder: optionalNumber(name.sortOrder, 0, 1_000_000).optional(),
  status: choice(name.status, pageContentStatuses).optional(),
  translations: translations({ title: optionalText(spanishSide(name.title), 200), body, imageAlt }).optional(),
});

export type SectionBackground = (typeof backgrounds)[number];
export type PageContentInput = z.infer<typeof pageContentInput>;
export type PageContentPatch = Partial<PageContentInput>;
