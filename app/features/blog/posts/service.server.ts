import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import { type PostState, type PublicationAction, statusAfter } from "#lib/publication.ts";
import { slugOf } from "#lib/slug.ts";
import type { Translations } from "#lib/translations.ts";
import { offsetOf, orderBy, type Paging, type Sort, totalsOf } from "#platform/api/paging.server.ts";
import { changeEach } from "#platform/content/change-each.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { hasWords, hasWordsOrId } from "#platform/content/search-condition.server.ts";
import { sortText } from "#platform/database/columns.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { focusPicture } from "#platform/images/upload.server.ts";
import { blogPostDefinition, isPublished } from "./definition.server.ts";
import type { BlogPostSort } from "./post-list.ts";
import type { BlogPostInput, BlogPostPatch } from "./schema.ts";

const posts = contentStore(blogPostDefinition);

/** Lists need all translations but the long text. */
export const shortTranslations = sql<Translations>`${blogPosts.translations} #- '{es,postContents}'`.as("translations");

const { postContents: _, ...shortColumns } = posts.columns;
const listedColumns = { ...shortColumns, translations: shortTranslations };

export const withBody = <Post extends { summary: string }>(post: Post) => ({ ...post, body: post.summary });

export type PostFilter = { filterKey?: string; categoriesId?: number | null };

const inCategory = ({ categoriesId }: PostFilter) => (categoriesId ? eq(blogPosts.categoriesId, categoriesId) : undefined);

export function postCondition(filter: PostFilter): SQL | undefined {
  return and(hasWords(blogPosts.searchText, filter.filterKey ?? ""), inCategory(filter));
}

/** `from` and `to` are days of publication. */
type StaffFilter = PostFilter & { status?: PostState; from?: string; to?: string };

/** Staff can also search by id. */
function staffCondition(filter: StaffFilter): SQL | undefined {
  const { filterKey = "", status, from, to } = filter;
  return and(
    hasWordsOrId(blogPosts.searchText, blogPosts.blogId, filterKey),
    inCategory(filter),
    status && isInState(status),
    isOnOfficeDays(blogPosts.publishedAt, { from, to }),
  );
}

function isInState(state: PostState): SQL | undefined {
  if (state === "draft") return eq(blogPosts.status, "draft");
  return state === "published" ? isPublished() : and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, new Date()));
}

const sortColumns = {
  blogId: blogPosts.blogId,
  title: sortText(blogPosts.title),
  body: sortText(blogPosts.summary),
  publishedAt: blogPosts.publishedAt,
};

export function postPage(db: Db, filter: StaffFilter, paging: Paging, { sortBy, sortDirection }: Sort<BlogPostSort> = {}) {
  return db
    .select(listedColumns)
    .from(blogPosts)
    .where(staffCondition(filter))
    .orderBy(...(sortBy ? orderBy(sortColumns[sortBy], blogPosts.blogId, sortDirection) : [desc(blogPosts.blogId)]))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

export async function listPosts(db: Db, filter: StaffFilter, paging: Paging, sort?: Sort<BlogPostSort>) {
  const rows = await postPage(db, filter, paging, sort);
  return { posts: rows.map(withBody), ...(await totalsOf(db, blogPosts, staffCondition(filter), paging, rows.length)) };
}

export const getPost = async (db: Db, id: number) => withBody(await posts.get(db, id));

type Picture = { image?: string | null; imageFocus?: PictureFocus | undefined };

/** The address is made from the first title and never changes, because other sites link to it. */
export function createPost(db: Db, { imageFocus, ...input }: BlogPostInput & Picture, actor: Actor) {
  return changeContent(db, async (tx) => {
    const slug = await freeSlug(tx, blogPosts.slug, slugOf(input.title, "post"));
    const post = await posts.create(tx, { ...input, slug, ...publicationDateOf(input, {}) }, actor);
    await focusPicture(tx, post.image, imageFocus);
    return withBody(post);
  });
}

export function updatePost(db: Db, id: number, { imageFocus, ...patch }: BlogPostPatch & Picture, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => {
    const before = await posts.lock(tx, id, version);
    const post = await posts.update(tx, id, { ...patch, ...publicationDateOf(patch, before) }, actor);
    await focusPicture(tx, post.image, imageFocus);
    return withBody(post);
  });
}

export function deletePost(db: Db, id: number, actor: Actor) {
  return changeContent(db, (tx) => posts.remove(tx, id, actor));
}

/** A post that already has the state gets no new version; a scheduled date is kept. */
export function changePosts(db: Db, action: PublicationAction, records: BulkRecord[], actor: Actor) {
  return changeEach(
    (work) => changeContent(db, work),
    records,
    async (tx, { id, version }) => {
      if (action === "delete") return posts.remove(tx, id, actor, version);
      const before = await posts.lock(tx, id, version);
      const status = statusAfter[action];
      if (status !== before.status) await posts.update(tx, id, { status, ...publicationDateOf({ status }, before) }, actor);
    },
  );
}

type Publication = { status?: "draft" | "published"; publishedAt?: Date | null };

/** A published post has a date: the given one, else now. */
function publicationDateOf(given: Publication, before: Publication): Publication {
  const status = given.status ?? before.status ?? "published";
  const publishedAt = given.publishedAt === undefined ? before.publishedAt : given.publishedAt;
  return status === "published" && !publishedAt ? { publishedAt: new Date() } : {};
}
