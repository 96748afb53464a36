import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { issueForm } from "#app/features/newsletter/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { IssueFields } from "./issue-fields.tsx";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

export default function NewNewsletterIssue() {
  const text = useTexts(newsletterIssueTexts);
  return (
    <RecordScreen form={issueForm} title={text.newTitle} done={text.created} needs="newsletter.manage">
      {(draft) => <IssueFields draft={draft} />}
    </RecordScreen>
  );
}
