import { Badge } from "#app/admin-kit/badge.tsx";
import type { Column } from "#app/admin-kit/paged-table.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { BlogPostItem } from "#app/features/blog/posts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type BlogAdminTexts, blogAdminTexts } from "./texts/blog.ts";

/** What a narrow screen has no column for is under the title. */
export const postColumns = (text: BlogAdminTexts, categoryName: (id: number | null) => string): Column<BlogPostItem>[] => [
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
            <PostStatus post={post} />
          </div>
        </div>
      </div>
    ),
  },
  { header: text.body, cell: (post) => <Snippet of={post.body} />, sortBy: "body", className: "text-fg-muted max-md:hidden" },
  { header: text.category, cell: (post) => categoryName(post.categoriesId), className: "text-fg-muted max-2xl:hidden" },
  { header: text.status, cell: (post) => <PostStatus post={post} />, sortBy: "publishedAt", className: "w-48 max-lg:hidden" },
];

type Publication = Pick<BlogPostItem, "status" | "publishedAt">;

/** Whether visitors can read a post now: it is published, and its time has come. */
export const isPublic = ({ status, publishedAt }: Publication) =>
  status === "published" && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

function PostStatus({ post }: { post: Publication }) {
  const text = useTexts(blogAdminTexts);
  if (post.status === "draft") return <Badge tone="warn">{text.draft}</Badge>;
  const date = post.publishedAt && <When at={post.publishedAt} />;
  if (isPublic(post))
    return (
      <span className="text-fg-muted">
        {text.published} {date}
      </span>
    );
  return (
    <Badge wraps>
      <span>
        {text.scheduledFor} {date}
      </span>
    </Badge>
  );
}
