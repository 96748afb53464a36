import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { issueDraft, issueLabels } from "#app/features/newsletter/form.ts";
import { IssueFields } from "#app/features/newsletter/issue-fields.tsx";
import { createIssue, issuesKey } from "#app/features/newsletter/queries.ts";

const list = "/admin/newsletter/issues";

export default function NewNewsletterIssue() {
  const draft = useDraft(issueDraft());
  const save = useSave(draft, { send: createIssue, refresh: issuesKey, done: "Data was created successfully", to: list });
  return (
    <FormPage title="New Newsletter" draft={draft} save={save} labels={issueLabels} list={list} needs="newsletter.manage">
      <IssueFields draft={draft} />
    </FormPage>
  );
}
