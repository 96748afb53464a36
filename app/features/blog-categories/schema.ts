import { z } from "zod";
import { optionalId, optionalText, requiredText, translations } from "#lib/fields.ts";

const body = optionalText("Body", 50_000);

/** What staff may say about a blog category; the API, the forms and the service share it. */
export const blogCategoryInput = z.object({
  name: requiredText("Name", 120),
  parentId: optionalId("Parent category").optional(),
  body: body.optional(),
  translations: translations({ name: optionalText("Name (Spanish)", 120), body }).optional(),
});

export const blogCategoryPatch = blogCategoryInput.partial();

export type BlogCategoryInput = z.infer<typeof blogCategoryInput>;
