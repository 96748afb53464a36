import { z } from "zod";
import { optionalId, optionalText, requiredText, translations } from "#lib/fields.ts";

const body = optionalText("Body", 50_000);
const description = optionalText("Description", 500);

/** What staff may say about a page category; the API, the forms and the service share it. */
export const pageCategoryInput = z.object({
  name: requiredText("Name", 120),
  parentId: optionalId("Parent category").optional(),
  body: body.optional(),
  description: description.optional(),
  translations: translations({ name: optionalText("Name (Spanish)", 120), body, description }).optional(),
});

export const pageCategoryPatch = pageCategoryInput.partial();

export type PageCategoryInput = z.infer<typeof pageCategoryInput>;
