import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { PagedTable } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { PublicationActions } from "#app/admin-kit/publication-actions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Change, useAddressState } from "#app/admin-kit/use-address-state.ts";
import { blogCategoriesQuery, blogChoices } from "#app/features/blog/categories/queries.ts";
import { blogPostNoun } from "#app/features/blog/posts/noun.ts";
import { isNarrowed, type PostList, parsePostList } from "#app/features/blog/posts/post-list.ts";
import { type BlogPostItem, blogPostCalls, blogPostsQuery, changeBlogPosts, hasRowsIn } from "#app/features/blog/posts/queries.ts";
import { DraftsTable } from "#app/features/drafts/admin/drafts-table.tsx";
import { StateField } from "#app/features/drafts/admin/state-field.tsx";
import { useDraftsAbove } from "#app/features/drafts/admin/use-drafts-above.ts";
import { useUndoDeletion, useUndoDeletions } from "#app/features/history/admin/use-restore.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { postColumns } from "./post-columns.tsx";
import { blogAdminTexts } from "./texts/blog.ts";

const recordOf = ({ blogId, version, title }: BlogPostItem) => ({ id: blogId, version, name: title });

export default function BlogPosts() {
  const text = useTexts(blogAdminTexts);
  const [list, changeList] = useAddressState(parsePostList);
  const posts = useQuery(blogPostsQuery(list));
  const { data: categories } = useQuery(blogCategoriesQuery);
  const choices = blogChoices(categories ?? []);
  const categoryName = (id: number | null) => choices.find((choice) => choice.id === id)?.name ?? "";
  const isAnywhere = `${list.category}${list.from}${list.to}` === "";
  const { above, showsRows, stateOf } = useDraftsAbove(blogPostNoun, {
    choice: list.status,
    list,
    hasRows: hasRowsIn(list.status),
    isWhole: isAnywhere,
  });
  const undo = useUndoDeletion("blog");
  const undoAll = useUndoDeletions("blog");
  const mayWrite = useMay("content.write");
  return (
    <ListPage
      title={text.title}
      action={
        <ButtonLink look="primary" to="/admin/blog/add">
          <Icon of={Plus} className="size-4" />
          {text.newPost}
        </ButtonLink>
      }
    >
      <PostFilters list={list} onChange={changeList} categories={choices} />
      <DraftsTable {...above} />
      <QueryStates query={posts} pending={<TableSkeleton />}>
        {(page) =>
          showsRows(page.total) && (
            <PagedTable
              caption={text.caption}
              page={page}
              list={list}
              onChange={changeList}
              isFiltered={isNarrowed(list)}
              isBusy={posts.isPlaceholderData}
              rowKey={(post) => post.blogId}
              columns={postColumns(text, categoryName, ({ blogId, ...post }) => stateOf(blogId, post))}
              empty={<EmptyState {...text.emptyList} to="/admin/blog/add" />}
              nothingFound={isNarrowed(list) ? text.nothingFound : undefined}
              bulk={
                mayWrite && {
                  recordOf,
                  actions: (selection) => (
                    <PublicationActions
                      selection={selection}
                      change={changeBlogPosts}
                      undo={undoAll}
                      refresh={blogPostCalls.listKey}
                      used="blog"
                    />
                  ),
                }
              }
              actions={(post) => (
                <>
                  <EditLink to={`/admin/blog/edit/${post.blogId}`} what={post.title} />
                  <ConfirmDelete
                    what={post.title}
                    remove={() => blogPostCalls.remove(post.blogId)}
                    undo={() => undo(post.blogId)}
                    refresh={blogPostCalls.listKey}
                    used={{ entity: "blog", ids: [post.blogId] }}
                  />
                </>
              )}
            />
          )
        }
      </QueryStates>
    </ListPage>
  );
}

/** Which posts are shown: by their words, state, category and date of publication. */
function PostFilters({ list, onChange, categories }: { list: PostList; onChange: Change<PostList>; categories: Choice[] }) {
  const text = useTexts(blogAdminTexts);
  return (
    <search className="grid gap-3">
      <ListSearch list={list} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_auto_auto] lg:max-w-3xl">
        <StateField value={list.status} onChange={(status) => onChange({ status })} />
        <div>
          <ChoiceField
            name="category"
            label={text.category}
            none={text.any}
            choices={categories}
            value={list.category}
            onChange={(category) => onChange({ category })}
          />
        </div>
        <DayField name="from" label={text.from} value={list.from} onChange={(from) => onChange({ from })} />
        <DayField name="to" label={text.to} value={list.to} onChange={(to) => onChange({ to })} />
      </div>
    </search>
  );
}
