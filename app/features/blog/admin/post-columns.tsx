import type { Column } from "#app/admin-kit/paged-table.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import type { BlogPostItem } from "#app/features/blog/posts/queries.ts";
import { StateBadges } from "#app/features/drafts/admin/state-badges.tsx";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import type { StateOfRecord } from "#lib/record-state.ts";
import { type BlogAdminTexts, blogAdminTexts } from "./texts/blog.ts";

/** What a narrow screen has no column for is under the title. */
export const postColumns = (
  text: BlogAdminTexts,
  categoryName: (id: number | null) => string,
  stateOf: (post: BlogPostItem) => StateOfRecord,
): Column<BlogPostItem>[] => [
  { header: text.blogId, cell: (post) => post.blogId, sortBy: "blogId", className: "w-24 max-sm:hidden" },
  {
    header: text.postTitle,
    namesRow: true,
    className: "md:w-1/3",
    sortBy: "title",
    cell: (post) => (
      <div className="flex items-center gap-3">
        <div className="max-sm:hidden">
          <Thumbnail name={post.image} />
        </div>
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{post.title}</p>
          <div className="text-fg-muted md:hidden">
            <Snippet of={post.body} />
          </div>
          <p className="text-fg-muted 2xl:hidden">{categoryName(post.categoriesId)}</p>
          <div className="lg:hidden">
            <PostStatus post={post} state={stateOf(post)} />
          </div>
        </div>
      </div>
    ),
  },
  { header: text.body, cell: (post) => <Snippet of={post.body} />, sortBy: "body", className: "text-fg-muted max-md:hidden" },
  { header: text.category, cell: (post) => categoryName(post.categoriesId), className: "text-fg-muted max-2xl:hidden" },
  {
    header: text.status,
    cell: (post) => <PostStatus post={post} state={stateOf(post)} />,
    sortBy: "publishedAt",
    className: "w-48 max-lg:hidden",
  },
];

type Publication = Pick<BlogPostItem, "status" | "publishedAt">;

/** Whether visitors can read a post now: it is published, and its time has come. */
export const isPublic = ({ status, publishedAt }: Publication) =>
  status === "published" && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

/** The state, and when visitors can read it or could. */
function PostStatus({ post: { status, publishedAt }, state }: { post: Publication; state: StateOfRecord }) {
  const text = useTexts(blogAdminTexts);
  const language = useLanguage();
  const date = status === "published" && publishedAt;
  const deed = date && (Date.parse(date) <= Date.now() ? text.publishedOn : text.appearsOn);
  return (
    <div className="grid gap-1">
      <StateBadges of={state} />
      {date && (
        <span className="text-fg-muted">
          {deed} <time dateTime={date}>{officeMoment(new Date(date), language)}</time>
        </span>
      )}
    </div>
  );
}
