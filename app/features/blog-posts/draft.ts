import type { z } from "zod";
import { formDataOf, type PictureValue, spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { blogPost } from "./answers.server.ts";

export type BlogPostRecord = z.infer<typeof blogPost>;

const translated = ["title", "summary", "postContents", "imageAlt"] as const;

export type BlogPostDraft = ReturnType<typeof blogPostDraft>;

/** A post as the form holds it; without one, what a new post starts from. */
export function blogPostDraft(post?: BlogPostRecord) {
  const image: PictureValue = { name: post?.image ?? null };
  return {
    version: post?.version,
    title: post?.title ?? "",
    summary: post?.summary ?? "",
    postContents: post?.postContents ?? "",
    categoriesId: String(post?.categoriesId ?? ""),
    image,
    imageAlt: post?.imageAlt ?? "",
    status: post?.status ?? "published",
    publishedAt: post?.publishedAt ?? "",
    ...spanishOf(post, translated),
  };
}

/** Whether visitors can read a post now: it is published, and its time has come. */
export const isPublic = ({ status, publishedAt }: Pick<BlogPostRecord, "status" | "publishedAt">) =>
  status === "published" && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

export const blogPostLabels = {
  title: "Title",
  "es.title": "Title (Spanish)",
  summary: "Summary",
  "es.summary": "Summary (Spanish)",
  postContents: "Post Contents",
  "es.postContents": "Post Contents (Spanish)",
  categoriesId: "Category",
  image: "Image",
  imageAlt: "Image description",
  "es.imageAlt": "Image description (Spanish)",
  status: "Status",
  publishedAt: "Publication date",
};

function common({ title, postContents, categoriesId, imageAlt, status, publishedAt, ...draft }: BlogPostDraft) {
  return { title, postContents, categoriesId, imageAlt, status, publishedAt, translations: translationsOf(draft) };
}

export function newPostBody(draft: BlogPostDraft): FormData {
  return formDataOf({ ...common(draft), blogPostId: 0, summary: draft.summary }, "image", draft.image);
}

/** The call that changes a post knows its summary as `body`. */
export function postBody(blogId: number, draft: BlogPostDraft): FormData {
  return formDataOf({ ...common(draft), blogId, version: draft.version, body: draft.summary }, "image", draft.image);
}
