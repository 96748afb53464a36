import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { UnsavedGuard } from "#app/admin-kit/unsaved-guard.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { staffLabels as labels } from "./draft.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { type Profile, profileKey, updateProfile } from "./queries.ts";

const own = ({ userName, firstName, lastName, phoneNumber }: Profile) => ({ userName, firstName, lastName, phoneNumber });

export function OwnProfile({ profile }: { profile: Profile }) {
  const draft = useDraft(own(profile));
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: updateProfile,
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      draft.rebase(draft.values, draft.values);
      showSuccess(message);
      await client.invalidateQueries({ queryKey: profileKey });
    },
    onError: (failure) => failure instanceof ApiFailure && draft.refuse(failure.validationErrors),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(draft.values);
  }

  return (
    <OwnSection title="Profile">
      <form onSubmit={submit} className="grid gap-5">
        <FieldRow>
          <EmailField
            label={labels.email}
            name="email"
            value={profile.email}
            onChange={() => undefined}
            readOnly
            hint="An owner changes it"
          />
          <TextField label={labels.userName} required autoComplete="nickname" {...draft.bind("userName")} />
          <TextField label={labels.firstName} autoComplete="given-name" {...draft.bind("firstName")} />
          <TextField label={labels.lastName} autoComplete="family-name" {...draft.bind("lastName")} />
          <TelField label={labels.phoneNumber} autoComplete="tel" {...draft.bind("phoneNumber")} />
        </FieldRow>
        <Refusal message={error?.message} />
        <div>
          <Button type="submit" look="primary" disabled={isPending}>
            Save profile
          </Button>
        </div>
      </form>
      <UnsavedGuard draft={draft} />
    </OwnSection>
  );
}
