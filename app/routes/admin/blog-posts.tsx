import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { isPublic } from "#app/features/blog-posts/draft.ts";
import { type BlogPostItem, blogPostsKey, blogPostsQuery, deleteBlogPost } from "#app/features/blog-posts/queries.ts";

const searchText = (post: BlogPostItem) => [post.blogId, post.title, post.body, ...Object.values(post.translations?.es ?? {})].join(" ");

const columns: Column<BlogPostItem>[] = [
  { header: "Blog Id", cell: (post) => post.blogId, sortBy: (post) => post.blogId, className: "w-24 max-sm:hidden" },
  {
    header: "Title",
    namesRow: true,
    className: "md:w-2/5",
    sortBy: (post) => post.title,
    cell: (post) => (
      <div className="flex items-center gap-3">
        <Thumbnail name={post.image} />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{post.title}</p>
          <div className="text-fg-muted md:hidden">
            <Snippet of={post.body} />
          </div>
          {post.status === "draft" && <Badge tone="warn">Draft</Badge>}
          {post.status === "published" && !isPublic(post) && <Badge>Scheduled</Badge>}
        </div>
      </div>
    ),
  },
  { header: "Body", cell: (post) => <Snippet of={post.body} />, sortBy: (post) => post.body, className: "text-fg-muted max-md:hidden" },
];

export default function BlogPosts() {
  const posts = useQuery(blogPostsQuery);
  return (
    <ListPage
      title="Blog"
      action={
        <ButtonLink look="primary" to="/admin/blog/add">
          <Plus aria-hidden className="size-4" />
          New Blog Post
        </ButtonLink>
      }
    >
      <Loaded query={posts} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption="Blog posts"
            rows={rows}
            rowKey={(post) => post.blogId}
            searchText={searchText}
            columns={columns}
            empty="There is no post yet."
            actions={(post) => (
              <>
                <ButtonLink look="quiet" to={`/admin/blog/edit/${post.blogId}`} aria-label={`Edit ${post.title}`}>
                  Edit
                </ButtonLink>
                <ConfirmDelete what={post.title} remove={() => deleteBlogPost(post.blogId)} refresh={blogPostsKey} />
              </>
            )}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
