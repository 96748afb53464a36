import { eq, notExists, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type BlogPost, listPublishedWhere } from "#app/features/blog/reads.server.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import { issues } from "./issues.server.ts";
import { seenPosts, sendings } from "./tables/newsletter.server.ts";

/** Time to take back what was published by mistake, or to stop its newsletter. */
const graceMs = 10 * 60 * 1000;
const postsAtOnce = 100;
const everyPostSeen = "newsletterSeesPosts";

/**
 * Finds posts that visitors can read since the last look, those whose time has come among them, and makes an issue of
 * each where the setting says so. A post is noted as seen either way, so that turning it on sends nothing old, and the
 * insert that notes it is won by one process alone.
 */
export async function announceNewPosts({ db, log }: Pick<Platform, "db" | "log">, now: Date): Promise<void> {
  const { "newsletter.sendNewPosts": setting } = await readSettings(db, "en", log);
  const newIssues = await db.transaction(async (tx) => {
    const isNewsFromNowOn = (await findState(tx, everyPostSeen)) !== undefined;
    const posts = await seePosts(tx);
    if (!isNewsFromNowOn && posts.length < postsAtOnce) await keepState(tx, everyPostSeen, now.toISOString());
    if (setting !== "on" || !isNewsFromNowOn) return [];
    const ids: number[] = [];
    for (const post of posts) ids.push(await createPostIssue(tx, post, now));
    return ids;
  });
  for (const newsletterIssueId of newIssues) log.info({ newsletterIssueId }, "A newsletter was made of a new post");
}

async function seePosts(tx: Db): Promise<BlogPost[]> {
  const seenPost = tx.select({ one: sql`1` }).from(seenPosts);
  const isUnseen = (blogId: AnyPgColumn) => notExists(seenPost.where(eq(seenPosts.blogId, blogId)));
  const posts = await listPublishedWhere(tx, isUnseen, postsAtOnce);
  if (posts.length === 0) return [];
  const won = await tx
    .insert(seenPosts)
    .values(posts.map(({ blogId }) => ({ blogId })))
    .onConflictDoNothing()
    .returning();
  return posts.filter((post) => won.some(({ blogId }) => blogId === post.blogId));
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function bodyOf(summary: string, slug: string, readOn: string): string {
  const link = `<p><a href="/blog/${encodeURIComponent(slug)}">${readOn}</a></p>`;
  return summary.trim() === "" ? link : `<p>${escapeHtml(summary.trim())}</p>${link}`;
}

/** Links are written with English paths and lead to the reader's language. */
async function createPostIssue(tx: Db, post: BlogPost, now: Date): Promise<number> {
  const { blogId, slug, title, summary } = post;
  const es = post.translations.es ?? {};
  const line = (text: string) => text.replace(/\s+/g, " ").slice(0, 150);
  const spanish = {
    ...(es.title?.trim() && { subject: line(es.title) }),
    body: bodyOf(es.summary?.trim() ? es.summary : summary, slug, blogTexts.es.readOn),
  };
  const values = { blogId, subject: line(title), body: bodyOf(summary, slug, blogTexts.en.readOn), translations: { es: spanish } };
  const { newsletterIssueId } = await issues.create(tx, values, { userId: null });
  await tx.insert(sendings).values({ newsletterIssueId, sendAt: new Date(now.getTime() + graceMs) });
  return newsletterIssueId;
}
