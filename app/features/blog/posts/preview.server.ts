import { eq } from "drizzle-orm";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { postPath } from "./blog-path.ts";
import { getPost } from "./service.server.ts";

/** The post's own page: a draft as if it were published now, a scheduled post as of its day. */
export async function showPost(tx: Db, { blogDto: { blogId } }: { blogDto: { blogId: number } }): Promise<PreviewPage> {
  const now = new Date();
  const { slug, publishedAt } = await getPost(tx, blogId);
  const moment = publishedAt && publishedAt > now ? publishedAt : now;
  await tx
    .update(blogPosts)
    .set({ status: "published", publishedAt: publishedAt ?? now })
    .where(eq(blogPosts.blogId, blogId));
  return { path: postPath(slug), moment };
}
