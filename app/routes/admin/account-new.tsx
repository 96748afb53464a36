import { useState } from "react";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { staffDraft, staffLabels } from "#app/features/staff/form.ts";
import { createStaffAccount, staffKey } from "#app/features/staff/queries.ts";
import { StaffFields } from "#app/features/staff/staff-fields.tsx";
import { ToldOnce } from "#app/features/staff/told-once.tsx";
import { useOfficerChoices } from "./officer-choices.ts";

export default function NewAccount() {
  const [handover, setHandover] = useState<{ password: string; close: () => void }>();
  const draft = useDraft(staffDraft());
  const save = useSave(draft, {
    // Saving ends when the password, which is told only now, has been noted.
    send: async (values) => {
      const { password } = await createStaffAccount(values);
      if (password !== undefined) await new Promise<void>((close) => setHandover({ password, close }));
    },
    refresh: staffKey,
    done: "Data was created successfully",
    to: "/admin/accounts",
  });
  return (
    <FormPage title="New Account" draft={draft} save={save} labels={staffLabels} list="/admin/accounts" needs="accounts.manage">
      <StaffFields draft={draft} officers={useOfficerChoices()} />
      <p className="text-sm text-fg-muted">A password is made up and shown once after saving.</p>
      {handover && (
        <ToldOnce
          title={`Password of ${draft.values.userName}`}
          text="It is shown only now. Hand it over in person; signing in with it asks for another one."
          secret={handover.password}
          onClose={() => {
            setHandover(undefined);
            handover.close();
          }}
        />
      )}
    </FormPage>
  );
}
