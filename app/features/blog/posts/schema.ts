import { z } from "zod";
import { choice, optionalId, optionalInstant, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";

export const labels = {
  title: { en: "Title", es: "Título" },
  summary: { en: "Summary", es: "Resumen" },
  postContents: { en: "Post Contents", es: "Contenido de la entrada" },
  categoriesId: { en: "Category", es: "Categoría" },
  image: { en: "Image", es: "Imagen" },
  imageAlt: { en: "Image description", es: "Descripción de la imagen" },
  status: { en: "Status", es: "Estado" },
  publishedAt: { en: "Publication date", es: "Fecha de publicación" },
};

const name = namesInMessages(labels);
const summary = optionalText(name.summary, 2_000);
const postContents = optionalText(name.postContents, 200_000);
const imageAlt = optionalText(name.imageAlt, 300);

export const blogPostInput = z.object({
  title: requiredText(name.title, 200),
  summary: summary.optional(),
  postContents: postContents.optional(),
  categoriesId: optionalId(name.categoriesId).optional(),
  imageAlt: imageAlt.optional(),
  status: choice(name.status, ["draft", "published"]).optional(),
  publishedAt: optionalInstant(name.publishedAt).optional(),
  translations: translations({ title: optionalText(spanishSide(name.title), 200), summary, postContents, imageAlt }).optional(),
});

export type BlogPostInput = z.infer<typeof blogPostInput>;
export type BlogPostPatch = Partial<BlogPostInput>;
