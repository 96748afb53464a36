import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { FirstStep } from "#app/admin-kit/first-step.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { isPublic } from "#app/features/blog-posts/draft.ts";
import { parsePostList } from "#app/features/blog-posts/post-list.ts";
import { type BlogPostItem, blogPostsKey, blogPostsQuery, deleteBlogPost } from "#app/features/blog-posts/queries.ts";
import { useUndoDeletion } from "#app/features/revisions/use-restore.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

const columns: Column<BlogPostItem>[] = [
  { header: "Blog Id", cell: (post) => post.blogId, sortBy: "blogId", className: "w-24 max-sm:hidden" },
  {
    header: "Title",
    namesRow: true,
    className: "md:w-2/5",
    sortBy: "title",
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
  { header: "Body", cell: (post) => <Snippet of={post.body} />, sortBy: "body", className: "text-fg-muted max-md:hidden" },
];

export default function BlogPosts() {
  const emptyTexts = useTexts(emptyListTexts);
  const [list, changeList] = useAddressState(parsePostList);
  const posts = useQuery(blogPostsQuery(list));
  const undo = useUndoDeletion("blog");
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
      <ListSearch list={list} onChange={changeList} />
      <QueryStates query={posts} pending={<TableSkeleton />}>
        {(page) => (
          <PagedTable
            caption="Blog posts"
            page={page}
            list={list}
            onChange={changeList}
            isBusy={posts.isPlaceholderData}
            rowKey={(post) => post.blogId}
            columns={columns}
            empty={<FirstStep {...emptyTexts.posts} to="/admin/blog/add" />}
            actions={(post) => (
              <>
                <EditLink to={`/admin/blog/edit/${post.blogId}`} what={post.title} />
                <ConfirmDelete
                  what={post.title}
                  remove={() => deleteBlogPost(post.blogId)}
                  undo={() => undo(post.blogId)}
                  refresh={blogPostsKey}
                />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
