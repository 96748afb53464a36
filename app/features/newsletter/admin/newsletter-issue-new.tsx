import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { issueDraft, issueLabels } from "#app/features/newsletter/form.ts";
import { createIssue, issuesKey } from "#app/features/newsletter/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { IssueFields } from "./issue-fields.tsx";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

const list = "/admin/newsletter/issues";

export default function NewNewsletterIssue() {
  const text = useTexts(newsletterIssueTexts);
  const draft = useDraft(issueDraft());
  const save = useSave(draft, { send: createIssue, refresh: issuesKey, done: text.created, to: list });
  return (
    <FormPage title={text.newTitle} draft={draft} save={save} labels={useTexts(issueLabels)} list={list} needs="newsletter.manage">
      <IssueFields draft={draft} />
    </FormPage>
  );
}
