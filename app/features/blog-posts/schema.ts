import { z } from "zod";
import { instantText, pictureName, pictureSize, staffFields } from "#lib/answers.ts";
import { choice, optionalId, optionalInstant, optionalText, requiredText, translations } from "#lib/fields.ts";

const summary = optionalText("Summary", 2_000);
const postContents = optionalText("Post contents", 200_000);
const imageAlt = optionalText("Image description", 300);

export const postStatuses = ["draft", "published"] as const;

/** What staff may say about a blog post; the API, the forms and the service share it. */
export const blogPostInput = z.object({
  title: requiredText("Title", 200),
  summary: summary.optional(),
  postContents: postContents.optional(),
  categoriesId: optionalId("Category").optional(),
  imageAlt: imageAlt.optional(),
  status: choice("Status", postStatuses).optional(),
  publishedAt: optionalInstant("Publication date").optional(),
  translations: translations({ title: optionalText("Title (Spanish)", 200), summary, postContents, imageAlt }).optional(),
});

export const blogPostPatch = blogPostInput.partial();

export type BlogPostInput = z.infer<typeof blogPostInput>;
export type BlogPostPatch = z.infer<typeof blogPostPatch>;

/** A post as a list answers it. `body` is another name of `summary`. */
export const blogPostItem = z.object({
  blogId: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  categoriesId: z.int().nullable(),
  image: pictureName,
  ...pictureSize,
  imageAlt: z.string(),
  publishedAt: instantText.nullable(),
  status: z.enum(postStatuses).optional(),
  ...staffFields,
});

export const blogPost = blogPostItem.extend({ postContents: z.string() });
