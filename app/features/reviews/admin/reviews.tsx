import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { reviewNoun } from "#app/features/reviews/noun.ts";
import { type ReviewRecord, reviewCalls, reviewsQuery } from "#app/features/reviews/queries.ts";
import { reviewTexts } from "#app/features/reviews/texts/reviews.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shortDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { reviewAdminTexts } from "./texts/reviews.ts";

const searchParts = ({ author, text, translation }: ReviewRecord) => [author, text, translation];

const idOf = ({ reviewId }: ReviewRecord) => reviewId;

function columnsIn(language: Language, badges: (review: ReviewRecord) => ReactNode): WholeColumn<ReviewRecord>[] {
  const text = reviewAdminTexts[language];
  const { sources } = reviewTexts[language];
  return [
    {
      header: text.author,
      namesRow: true,
      sortBy: "author",
      cell: ({ author, text: words }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">{author}</p>
          <p className="line-clamp-2 [overflow-wrap:anywhere] text-fg-muted md:hidden">{words}</p>
        </>
      ),
      className: "align-top",
    },
    {
      header: text.text,
      cell: ({ text: words }) => <p className="line-clamp-2 break-words">{words}</p>,
      className: "align-top text-fg-muted max-md:hidden md:w-2/5",
    },
    {
      header: text.source,
      sortBy: "writtenOn",
      cell: ({ source, writtenOn }) => [sources[source], writtenOn && shortDay(writtenOn, language)].filter(Boolean).join(" · "),
      className: "align-top max-lg:hidden",
    },
    {
      header: text.status,
      sortBy: "status",
      cell: badges,
      className: "align-top",
    },
  ];
}

export default function Reviews() {
  const text = useTexts(reviewAdminTexts);
  const language = useLanguage();
  const { badges, filter, rowsAbove } = useListStates(reviewNoun, idOf);
  const columns = useMemo(() => columnsIn(language, badges), [language, badges]);
  const reviews = useQuery(reviewsQuery);
  const undo = useUndoDeletion("review");
  return (
    <ListPage
      title={text.title}
      action={
        <ButtonLink look="primary" to="/admin/review/add">
          <Icon of={Plus} className="size-4" />
          {text.add}
        </ButtonLink>
      }
    >
      <QueryStates query={reviews} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.title}
            rows={rows}
            rowKey={({ reviewId }) => reviewId}
            searchParts={searchParts}
            columns={columns}
            filter={filter}
            rowsAbove={rowsAbove}
            empty={<EmptyState {...text.emptyList} to="/admin/review/add" />}
            actions={({ reviewId, author }) => (
              <>
                <EditLink to={`/admin/review/edit/${reviewId}`} what={author} />
                <ConfirmDelete
                  what={author}
                  remove={() => reviewCalls.remove(reviewId)}
                  undo={() => undo(reviewId)}
                  refresh={reviewCalls.listKey}
                />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
