import { useQuery } from "@tanstack/react-query";
import type { ApiResponse } from "#app/admin-kit/api-client.ts";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { ownOfficerDraft, ownOfficerLabels } from "#app/features/officers/own-form.ts";
import { ownOfficerKey, ownOfficerQuery, previewOwnOfficer, saveOwnOfficer } from "#app/features/officers/own-queries.ts";
import { withOwnDraft } from "#app/features/officers/own-schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { useOfficerChoices } from "./officer-choices.ts";
import { OwnOfficerFields } from "./own-officer-fields.tsx";
import { ownProfileTexts } from "./texts/officer-forms.ts";

export default function MyProfile() {
  return (
    <QueryStates query={useQuery(ownOfficerQuery)} pending={<FormSkeleton />}>
      {(loaded) => <OwnForm {...loaded} />}
    </QueryStates>
  );
}

type OwnDraft = NonNullable<ApiResponse<"GET /api/ownofficer">["draft"]>;

function OwnForm({ loanOfficerDto: officer, draft: ownDraft, needsApproval }: ApiResponse<"GET /api/ownofficer">) {
  const text = useTexts(ownProfileTexts);
  const labels = useTexts(ownOfficerLabels);
  const officers = useOfficerChoices(officer.deputyOfficerId ?? null);
  const draft = useDraft(ownOfficerDraft(ownDraft ? withOwnDraft(officer, ownDraft.values, ownDraft.changedAt) : officer));
  const save = useSave(draft, {
    send: saveOwnOfficer,
    refresh: ownOfficerKey,
    done: needsApproval ? text.savedForApproval : undefined,
    read: ownOfficerDraft,
  });
  return (
    <FormPage
      title={text.title}
      draft={draft}
      save={save}
      labels={labels}
      list="/admin/contactuslist"
      needs="profile.own"
      preview={previewOwnOfficer}
      extra={officer.isActive && <ViewPage path={officerPath(officer)} />}
    >
      {ownDraft && <DraftNote draft={ownDraft} />}
      <OwnOfficerFields draft={draft} deputies={officers.filter(({ id }) => id !== officer.loanOfficerId)} />
    </FormPage>
  );
}

/** Why the form shows other texts than the site. */
function DraftNote({ draft: { waitingSince, returnedAt, returnReason, changedAt } }: { draft: OwnDraft }) {
  const text = useTexts(ownProfileTexts);
  const note = returnedAt ? text.returned : waitingSince ? text.waiting : text.inPreparation;
  return (
    <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
      {note.before}
      <When at={returnedAt ?? waitingSince ?? changedAt} />
      {note.after}
      {returnReason && <span className="mt-1 block break-words">{text.returnReason(returnReason)}</span>}
    </p>
  );
}
