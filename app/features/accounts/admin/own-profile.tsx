import type { FormEvent } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SaveConflict } from "#app/admin-kit/conflict-dialog.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { UnsavedGuard } from "#app/admin-kit/unsaved-guard.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { staffLabelsIn } from "#app/features/accounts/account-form.ts";
import { type Profile, profileKey, updateProfile } from "#app/features/accounts/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

const ownFields = ({ version, userName, firstName, lastName, phoneNumber }: Profile) => ({
  version,
  userName,
  firstName,
  lastName,
  phoneNumber,
});

export function OwnProfile({ profile }: { profile: Profile }) {
  const { profile: text } = useTexts(ownAccountTexts);
  const managesAccounts = useMay("accounts.manage");
  const labels = staffLabelsIn(useLanguage());
  const draft = useDraft(ownFields(profile));
  const save = useSave(draft, {
    send: async (values) => {
      const { user, message } = await updateProfile(values);
      storeUser(user);
      return { message };
    },
    refresh: profileKey,
    done: text.saved,
    read: ownFields,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.pending) save.submit();
  }

  return (
    <OwnSection title={text.title}>
      <form onSubmit={submit} className="grid gap-5">
        <FieldRow>
          <EmailField
            label={labels.email}
            name="email"
            value={profile.email}
            onChange={() => undefined}
            readOnly
            hint={managesAccounts ? text.changedBelow : text.ownerChanges}
          />
          <TextField label={labels.userName} required autoComplete="nickname" {...draft.bind("userName")} />
          <TextField label={labels.firstName} autoComplete="given-name" {...draft.bind("firstName")} />
          <TextField label={labels.lastName} autoComplete="family-name" {...draft.bind("lastName")} />
          <TelField label={labels.phoneNumber} autoComplete="tel" {...draft.bind("phoneNumber")} />
        </FieldRow>
        <Refusal message={save.failure?.message} />
        <div>
          <Button type="submit" look="primary" resting={save.pending}>
            {text.save}
          </Button>
        </div>
      </form>
      <UnsavedGuard draft={draft} />
      <SaveConflict draft={draft} save={save} labels={labels} formats={{}} />
    </OwnSection>
  );
}
