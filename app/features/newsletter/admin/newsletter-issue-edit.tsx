import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { RecordPage } from "#app/features/history/admin/record-screen.tsx";
import type { IssueRecord } from "#app/features/newsletter/draft.ts";
import { issueDraft, issueLabels } from "#app/features/newsletter/form.ts";
import { issueCalls, issuesKey } from "#app/features/newsletter/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/newsletter-issue-edit";
import { IssueFields } from "./issue-fields.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import { IssueSending } from "./issue-sending.tsx";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

const list = "/admin/newsletter/issues";

export default function EditNewsletterIssue({ params: { id } }: Route.ComponentProps) {
  const issue = useQuery({
    ...issueCalls.query(id),
    // Nothing is being typed by then.
    refetchInterval: ({ state: { data } }) => data?.newsletterIssueDto?.sending?.state === "sending" && 5_000,
  });
  return (
    <QueryStates query={issue} pending={<FormSkeleton />}>
      {(loaded) => (!loaded.sending || loaded.sending.state === "scheduled" ? <EditForm issue={loaded} /> : <SentIssue issue={loaded} />)}
    </QueryStates>
  );
}

function EditForm({ issue }: { issue: IssueRecord }) {
  const text = useTexts(newsletterIssueTexts);
  const labels = useTexts(issueLabels);
  const { newsletterIssueId: id, version } = issue;
  const draft = useDraft(issueDraft(issue));
  const save = useSave(draft, {
    send: (values) => issueCalls.update(id, values),
    refresh: issuesKey,
    done: text.updated,
    read: issueDraft,
  });
  return (
    <div className="grid gap-5">
      <RecordPage
        title={text.editTitle}
        draft={draft}
        save={save}
        labels={labels}
        list={list}
        needs="newsletter.manage"
        entity="newsletterissue"
        id={id}
        read={issueDraft}
      >
        <IssueFields draft={draft} />
      </RecordPage>
      <IssueSending issue={issue} unsaved={draft.dirty} />
      <IssuePreview id={id} version={version} />
    </div>
  );
}

/** What has begun to go out can be read and no longer changed. */
function SentIssue({ issue }: { issue: IssueRecord }) {
  const text = useTexts(newsletterIssueTexts);
  return (
    <ListPage title={issue.subject} needs="newsletter.manage" action={<ButtonLink to={list}>{text.backToList}</ButtonLink>}>
      <IssueSending issue={issue} unsaved={false} />
      <IssuePreview id={issue.newsletterIssueId} version={issue.version} />
    </ListPage>
  );
}
