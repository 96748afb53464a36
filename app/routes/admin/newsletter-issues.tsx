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
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import type { NewsletterIssueItem } from "#app/features/newsletter/answers.server.ts";
import { IssueCounts, IssueState } from "#app/features/newsletter/issue-state.tsx";
import { NewsletterTabs } from "#app/features/newsletter/newsletter-tabs.tsx";
import { deleteIssue, issuesKey, issuesQuery } from "#app/features/newsletter/queries.ts";
import { parseIssueList } from "#app/features/newsletter/subscriber-list.ts";
import { useUndoDeletion } from "#app/features/revisions/use-restore.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

const columns: Column<NewsletterIssueItem>[] = [
  {
    header: "Subject",
    namesRow: true,
    className: "max-sm:w-full",
    cell: ({ subject, blogId, hasSpanish }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
        <p className="flex flex-wrap gap-1">
          {blogId !== null && <Badge>From blog post {blogId}</Badge>}
          {!hasSpanish && <Badge tone="warn">No Spanish</Badge>}
        </p>
      </>
    ),
  },
  { header: "State", cell: ({ sending }) => <IssueState sending={sending} /> },
  {
    header: "Mails",
    className: "max-md:hidden",
    cell: ({ sending }) => sending && sending.state !== "scheduled" && <IssueCounts sending={sending} />,
  },
];

export default function NewsletterIssues() {
  const emptyTexts = useTexts(emptyListTexts);
  const [list, changeList] = useAddressState(parseIssueList);
  const issues = useQuery(issuesQuery(list));
  const undo = useUndoDeletion("newsletterissue");
  return (
    <ListPage
      title="Newsletter"
      needs="newsletter.manage"
      action={
        <ButtonLink look="primary" to="/admin/newsletter/issues/add">
          <Plus aria-hidden className="size-4" />
          New Newsletter
        </ButtonLink>
      }
    >
      <NewsletterTabs />
      {issues.data?.mailIsSetUp === false && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          No mail server is set up (SMTP_URL): nothing can be sent.
        </p>
      )}
      <ListSearch list={list} onChange={changeList} />
      <QueryStates query={issues} pending={<TableSkeleton />}>
        {({ newsletterIssueListVm: rows, total, totalIsMinimum }) => (
          <PagedTable
            caption="Newsletters"
            page={{ rows, total, totalIsMinimum }}
            list={list}
            onChange={changeList}
            isBusy={issues.isPlaceholderData}
            rowKey={(issue) => issue.newsletterIssueId}
            columns={columns}
            empty={<FirstStep {...emptyTexts.newsletters} to="/admin/newsletter/issues/add" needs="newsletter.manage" />}
            actions={({ newsletterIssueId: id, subject, sending }) => (
              <>
                <EditLink to={`/admin/newsletter/issues/edit/${id}`} what={subject} />
                {(!sending || sending.finishedAt) && (
                  <ConfirmDelete
                    what={subject}
                    needs="newsletter.manage"
                    remove={() => deleteIssue(id)}
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
