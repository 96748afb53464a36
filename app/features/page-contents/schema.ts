import { z } from "zod";
import { pictureName, pictureSize, staffFields } from "#lib/answers.ts";
import { choice, flag, optionalId, optionalLink, optionalNumber, optionalText, requiredText, translations } from "#lib/fields.ts";

const body = optionalText("Body", 100_000);
const imageAlt = optionalText("Image description", 300);

export const alignments = ["left", "right"] as const;
export const backgrounds = ["", "muted", "brand", "hero"] as const;
export const contentStatuses = ["draft", "published"] as const;

/** What staff may say about a section of a page; the API, the forms and the service share it. */
export const pageContentInput = z.object({
  title: requiredText("Title", 200),
  body: body.optional(),
  categoriesId: optionalId("Category").optional(),
  imageAlt: imageAlt.optional(),
  alignImg: choice("Image alignment", alignments).optional(),
  background: choice("Background", backgrounds).optional(),
  url: optionalLink("Link").optional(),
  isActiveButton: flag("Learn More button").optional(),
  sortOrder: optionalNumber("Sort order", 0, 1_000_000).optional(),
  status: choice("Status", contentStatuses).optional(),
  translations: translations({ title: optionalText("Title (Spanish)", 200), body, imageAlt }).optional(),
});

export const pageContentPatch = pageContentInput.partial();

export type PageContentInput = z.infer<typeof pageContentInput>;
export type PageContentPatch = z.infer<typeof pageContentPatch>;

export const pageContent = z.object({
  webPageContentId: z.int(),
  title: z.string(),
  body: z.string(),
  categoriesId: z.int().nullable(),
  image: pictureName,
  ...pictureSize,
  imageAlt: z.string(),
  alignImg: z.enum(alignments),
  background: z.enum(backgrounds),
  url: z.string(),
  isActiveButton: z.boolean(),
  sortOrder: z.int(),
  status: z.enum(contentStatuses).optional(),
  ...staffFields,
});
