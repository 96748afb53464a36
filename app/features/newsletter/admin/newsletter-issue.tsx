import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { LanguageButtons } from "#app/admin-kit/language-buttons.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Draft, useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { RecordPage, RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import type { IssueDraft, IssueRecord } from "#app/features/newsletter/draft.ts";
import { issueDraft, issueForm, issueLabels } from "#app/features/newsletter/form.ts";
import { issueCalls, issuesKey, previewUrl } from "#app/features/newsletter/queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import type { Route } from "./+types/newsletter-issue";
import { IssueSending } from "./issue-sending.tsx";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

/** The screen of an issue: edits or shows the one that the address names, else adds one. */
export default function NewsletterIssue({ params: { id } }: Route.ComponentProps) {
  return id === undefined ? <NewIssue /> : <StoredIssue id={id} />;
}

function NewIssue() {
  const text = useTexts(newsletterIssueTexts);
  return (
    <RecordScreen form={issueForm} title={text.newTitle} needs="newsletter.manage">
      {(draft) => <IssueFields draft={draft} />}
    </RecordScreen>
  );
}

function StoredIssue({ id }: { id: string }) {
  const issue = useQuery({
    ...issueCalls.query(id),
    // An issue that is being sent is not edited, so reading it again overwrites nothing.
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
    read: issueDraft,
  });
  return (
    <div className="grid gap-5">
      <RecordPage
        title={text.editTitle}
        draft={draft}
        save={save}
        labels={labels}
        list={issueForm.list}
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

/** An issue that is being sent or was sent can be read, not changed. */
function SentIssue({ issue }: { issue: IssueRecord }) {
  const forms = useTexts(formTexts);
  return (
    <ListPage title={issue.subject} needs="newsletter.manage" action={<ButtonLink to={issueForm.list}>{forms.back}</ButtonLink>}>
      <IssueSending issue={issue} unsaved={false} />
      <IssuePreview id={issue.newsletterIssueId} version={issue.version} />
    </ListPage>
  );
}

function IssueFields({ draft: { bind, spanish } }: { draft: Draft<IssueDraft> }) {
  const labels = useTexts(issueLabels);
  return (
    <>
      <Bilingual
        mark={spanish("subject")}
        english={<TextField label={labels.subject} required {...bind("subject")} />}
        spanish={<TextField label={labels["es.subject"]} lang="es" {...bind("es.subject")} />}
      />
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
    </>
  );
}

/** The mail as it was last saved. `version` makes it load again after a save. */
function IssuePreview({ id, version }: { id: number; version: number }) {
  const text = useTexts(newsletterIssueTexts);
  const [language, setLanguage] = useState<Language>("en");
  return (
    <section aria-labelledby="issue-preview" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="issue-preview" className="text-base font-semibold">
          {text.asMail}
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{text.previewLanguage}</legend>
          <LanguageButtons value={language} onChange={setLanguage} />
        </fieldset>
      </div>
      <iframe
        key={`${language} ${version}`}
        title={text.previewIn[language]}
        src={previewUrl(id, language)}
        sandbox=""
        className="h-160 w-full rounded-lg border border-edge bg-white"
      />
    </section>
  );
}
