import { useState } from "react";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { staffDraft, staffLabelsIn } from "#app/features/accounts/account-form.ts";
import { createStaffAccount, staffKey } from "#app/features/accounts/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ShownOnce } from "./shown-once.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { accountTexts } from "./texts/accounts.ts";

export default function NewAccount() {
  const text = useTexts(accountTexts);
  const [handover, setHandover] = useState<{ password: string; close: () => void }>();
  const draft = useDraft(staffDraft());
  const save = useSave(draft, {
    // Saving ends when the password, which is shown only now, has been copied.
    send: async (values) => {
      const { password, message } = await createStaffAccount(values);
      if (password !== undefined) await new Promise<void>((close) => setHandover({ password, close }));
      return { message };
    },
    refresh: staffKey,
    done: text.created,
    to: "/admin/accounts",
  });
  return (
    <FormPage
      title={text.newTitle}
      draft={draft}
      save={save}
      labels={staffLabelsIn(useLanguage())}
      list="/admin/accounts"
      needs="accounts.manage"
    >
      <StaffFields draft={draft} officers={useOfficerChoices()} />
      <p className="text-sm text-fg-muted">{text.madeUp}</p>
      {handover && (
        <ShownOnce
          title={text.passwordOf(draft.values.userName)}
          text={text.shownOnce}
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
