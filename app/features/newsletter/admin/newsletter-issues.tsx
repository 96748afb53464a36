import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { issueCalls, issuesKey, issuesQuery } from "#app/features/newsletter/queries.ts";
import type { NewsletterIssueItem } from "#app/features/newsletter/responses.server.ts";
import { parseIssueList } from "#app/features/newsletter/subscriber-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IssueCounts, IssueState } from "./issue-state.tsx";
import { NewsletterTabs } from "./newsletter-tabs.tsx";
import { type NewsletterListTexts, newsletterListTexts } from "./texts/newsletter-lists.ts";

const columnsIn = (text: NewsletterListTexts): Column<NewsletterIssueItem>[] => [
  {
    header: text.subject,
    namesRow: true,
    className: "max-sm:w-full",
    cell: ({ subject, blogId, hasSpanish, sending }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
        <p className="flex flex-wrap gap-1">
          {blogId !== null && <Badge>{text.fromPost(blogId)}</Badge>}
          {!hasSpanish && <Badge tone="warn">{text.noSpanish}</Badge>}
        </p>
        {sending && sending.state !== "scheduled" && (
          <p className="md:hidden">
            <IssueCounts sending={sending} />
          </p>
        )}
      </>
    ),
  },
  { header: text.state, cell: ({ sending }) => <IssueState sending={sending} /> },
  {
    header: text.mails,
    className: "max-md:hidden",
    cell: ({ sending }) => sending && sending.state !== "scheduled" && <IssueCounts sending={sending} />,
  },
];

export default function NewsletterIssues() {
  const text = useTexts(newsletterListTexts);
  const [list, changeList] = useAddressState(parseIssueList);
  const issues = useQuery(issuesQuery(list));
  const undo = useUndoDeletion("newsletterissue");
  return (
    <ListPage
      title={text.title}
      needs="newsletter.manage"
      action={
        <ButtonLink look="primary" to="/admin/newsletter/issues/add">
          <Icon of={Plus} className="size-4" />
          {text.newIssue}
        </ButtonLink>
      }
    >
      <NewsletterTabs />
      {issues.data?.mailIsSetUp === false && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          {text.noMail}
        </p>
      )}
      <ListSearch list={list} onChange={changeList} />
      <QueryStates query={issues} pending={<TableSkeleton />}>
        {({ newsletterIssueListVm: rows, total, totalIsMinimum }) => (
          <PagedTable
            caption={text.newsletters}
            page={{ rows, total, totalIsMinimum }}
            list={list}
            onChange={changeList}
            isBusy={issues.isPlaceholderData}
            rowKey={(issue) => issue.newsletterIssueId}
            columns={columnsIn(text)}
            empty={<EmptyState {...text.emptyIssues} to="/admin/newsletter/issues/add" needs="newsletter.manage" />}
            actions={({ newsletterIssueId: id, subject, sending }) => (
              <>
                <EditLink to={`/admin/newsletter/issues/edit/${id}`} what={subject} />
                {(!sending || sending.finishedAt) && (
                  <ConfirmDelete
                    what={subject}
                    needs="newsletter.manage"
                    remove={() => issueCalls.remove(id)}
                    undo={() => undo(id)}
                    refresh={issuesKey}
                  />
                )}
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
