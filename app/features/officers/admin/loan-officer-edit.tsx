import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { EditRecord } from "#app/features/history/admin/edit-record.tsx";
import { loanOfficerForm } from "#app/features/officers/form.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { officerChoicesQuery } from "#app/features/officers/queries.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/loan-officer-edit";
import { LoanOfficerFields } from "./loan-officer-fields.tsx";
import { OfficerStatusField } from "./officer-status-field.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

export default function EditLoanOfficer({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(officerFormTexts);
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  const [failure, setFailure] = useState<string>();
  const deputies = officers.filter((officer) => officer.id !== Number(id));
  const close = () => setFailure(undefined);
  return (
    <>
      <EditRecord
        form={loanOfficerForm}
        id={id}
        title={text.edit}
        tell={({ message }) => setFailure(message)}
        formats={officerFormats(officers)}
        hasPreview
        extra={(officer) => officer.isActive && <ViewPage path={officerPath(officer)} />}
      >
        {(draft, save) => (
          <>
            <OfficerStatusField draft={draft} />
            <LoanOfficerFields draft={draft} progress={save.progress} deputies={deputies} />
          </>
        )}
      </EditRecord>
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
