import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { UsesOfRecords } from "#app/admin-kit/use-list.tsx";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import type { LoanOfficerDraft } from "#app/features/officers/draft.ts";
import { loanOfficerForm, loanOfficerLabels } from "#app/features/officers/form.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { officerChoicesQuery } from "#app/features/officers/queries.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/loan-officer";
import { LoanOfficerFields } from "./loan-officer-fields.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

export default function LoanOfficer({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(officerFormTexts);
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  const [failure, setFailure] = useState<string>();
  const close = () => setFailure(undefined);
  const screen = id
    ? { title: text.edit, showFailure: ({ message }: { message: string }) => setFailure(message) }
    : { title: text.add, done: text.created, needs: "sensitive.write" as const };
  return (
    <>
      <DraftScreen
        form={loanOfficerForm}
        id={id}
        {...screen}
        storedTitle={text.edit}
        formats={officerFormats(officers)}
        hasPreview
        extra={(officer) => officer.isActive && <ViewPage path={officerPath(officer)} />}
      >
        {(draft, save) => (
          <>
            {id && <StatusField draft={draft} id={Number(id)} />}
            <LoanOfficerFields draft={draft} progress={save.progress} deputies={officers.filter((officer) => officer.id !== Number(id))} />
          </>
        )}
      </DraftScreen>
      <Popup
        open={failure !== undefined}
        onClose={close}
        title={text.failed}
        text={failure || text.unknownError}
        actions={
          <Button look="primary" onClick={close}>
            {text.ok}
          </Button>
        }
      />
    </>
  );
}

function StatusField({ draft: { values, change }, id }: { draft: Draft<LoanOfficerDraft>; id: number }) {
  const labels = useTexts(loanOfficerLabels);
  const text = useTexts(officerFormTexts);
  return (
    <div>
      <SelectField
        label={labels.isActive}
        hint={text.statusHint}
        name="isActive"
        value={values.isActive ? "true" : "false"}
        onChange={(value) => change("isActive", value === "true")}
      >
        <option value="true">{text.active}</option>
        <option value="false">{text.inactive}</option>
      </SelectField>
      {!values.isActive && <UsesOfRecords entity="loanofficer" ids={[id]} />}
    </div>
  );
}
