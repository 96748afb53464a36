import type { z } from "zod";
import { bodyOf, type DraftOf, formDataOf, type PictureValue } from "#app/admin-kit/draft.ts";
import type { blogPost } from "./responses.server.ts";
import type { blogPostInput } from "./schema.ts";

export type BlogPostRecord = z.infer<typeof blogPost>;
export type BlogPostDraft = DraftOf<typeof blogPostInput> & { image: PictureValue };

/** Whether visitors can read a post now: it is published, and its time has come. */
export const isPublic = ({ status, publishedAt }: Pick<BlogPostRecord, "status" | "publishedAt">) =>
  status === "published" && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

/** The call that changes a post knows its summary as `body`. */
export function postBody(draft: BlogPostDraft, blogId?: number): FormData {
  const { summary, ...fields } = bodyOf(draft);
  const own = blogId === undefined ? { blogPostId: 0, summary } : { blogId, body: summary };
  return formDataOf({ ...own, ...fields }, "image", draft.image);
}
