import { z } from "zod";
import { sectionIcons } from "#app/features/pages/section-icons.ts";
import { choice, flag, optionalId, optionalLink, optionalNumber, optionalText, requiredText } from "#lib/fields.ts";
import { jsonObject, translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { fieldError } from "#lib/validation-messages.ts";
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
  kind: { en: "Kind of block", es: "Tipo de bloque" },
  props: { en: "Block settings", es: "Ajustes del bloque" },
  blockId: { en: "Block", es: "Bloque" },
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
  kind: optionalText(name.kind, 40)
    .refine(
      (value) => value === "" || /^[a-z]+(-[a-z]+)*$/.test(value),
      fieldError(name.kind, { en: "is no kind of block", es: "no es un tipo de bloque" }),
    )
    .optional(),
  props: jsonObject(name.props, 20_000).optional(),
  blockId: optionalId(name.blockId).optional(),
  translations: translations({ title: optionalText(spanishSide(name.title), 200), body, imageAlt }).optional(),
});

export type SectionBackground = (typeof backgrounds)[number];
export type PageContentInput = z.infer<typeof pageContentInput>;
export type PageContentPatch = Partial<PageContentInput>;
