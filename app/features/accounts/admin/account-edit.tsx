import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { staffDraft, staffLabelsIn } from "#app/features/accounts/account-form.ts";
import type { StaffRecord } from "#app/features/accounts/account-schema.ts";
import { profileQuery, staffAccountQuery, staffKey, updateStaffAccount } from "#app/features/accounts/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { languageNames } from "#lib/languages.ts";
import type { Route } from "./+types/account-edit";
import { StaffFields } from "./staff-fields.tsx";
import { accountTexts } from "./texts/accounts.ts";

export default function EditAccount({ params: { id } }: Route.ComponentProps) {
  const account = useQuery(staffAccountQuery(id));
  return (
    <QueryStates query={account} pending={<FormSkeleton />}>
      {(loaded) => <EditForm account={loaded} />}
    </QueryStates>
  );
}

function EditForm({ account }: { account: StaffRecord }) {
  const text = useTexts(accountTexts);
  const { data: own } = useQuery(profileQuery);
  const officers = useOfficerChoices(account.loanOfficerId);
  const draft = useDraft(staffDraft(account));
  const save = useSave(draft, {
    send: (values) => updateStaffAccount(account.userId, values),
    refresh: staffKey,
    done: text.updated,
    to: "/admin/accounts",
    read: staffDraft,
  });
  return (
    <FormPage
      title={text.editTitle}
      draft={draft}
      save={save}
      labels={staffLabelsIn(useLanguage())}
      formats={{
        loanOfficerId: nameAmong(officers),
        role: (role) => text.roles[role],
        language: (language) => (language ? languageNames[language] : text.browserLanguage),
      }}
      list="/admin/accounts"
      needs="accounts.manage"
    >
      <StaffFields draft={draft} officers={officers} isOwn={account.userId === own?.userId} />
    </FormPage>
  );
}
