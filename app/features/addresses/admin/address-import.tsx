import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { Field, fileInputClass } from "#app/admin-kit/fields/field.tsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { SaveFailure } from "#app/admin-kit/save-failure.tsx";
import { importAddresses } from "#app/features/addresses/queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { decodeText } from "#lib/decode-text.ts";
import { ImportReport } from "./import-report.tsx";
import { addressTexts } from "./texts/addresses.ts";

/** A file of an old site's addresses: first what would happen, then the import. */
export default function AddressImport() {
  const text = useTexts(addressTexts);
  return (
    <ListPage title={text.importTitle}>
      <p className="max-w-3xl text-sm text-fg-muted">{text.importText}</p>
      <ImportForm />
    </ListPage>
  );
}

function ImportForm() {
  const text = useTexts(addressTexts);
  const forms = useTexts(formTexts);
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [csv, setCsv] = useState("");
  const upload = useMutation({
    mutationFn: async ({ isApplied }: { isApplied: boolean }) => ({ ...(await importAddresses(csv, isApplied)), isApplied }),
    onSuccess: async ({ isApplied }) => {
      if (isApplied) await client.invalidateQueries({ queryKey: ["redirect"] });
    },
  });
  const { data: report, error, isPending } = upload;
  const refusal = error instanceof ApiFailure ? error.validationErrors.find(({ field }) => field === "csv")?.message : undefined;
  const mayImport = report?.isApplied === false && report.rows.some(({ outcome }) => outcome === "redirect" || outcome === "listed");

  async function choose(file: File | undefined) {
    upload.reset();
    setCsv(file ? decodeText(await file.arrayBuffer()) : "");
  }

  return (
    <div className="grid gap-5">
      <div className="grid max-w-3xl gap-5 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
        {/* Nothing can be chosen before the script runs. */}
        <fieldset inert={!isHydrated || isPending} className="m-0 grid min-w-0 gap-5 border-0 p-0 inert:opacity-60">
          <Field label={text.file} required error={refusal} hint={text.fileHint}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv,text/plain"
                onChange={(event) => choose(event.target.files?.[0])}
                className={fileInputClass}
              />
            )}
          </Field>
        </fieldset>
        {error && refusal === undefined && <SaveFailure message={forms.saveFailed(error.message)} />}
        <div className="flex flex-wrap gap-2">
          <Button look={mayImport ? "secondary" : "primary"} resting={isPending} onClick={() => upload.mutate({ isApplied: false })}>
            {isPending ? text.working : text.preview}
          </Button>
          {mayImport && (
            <Button look="primary" resting={isPending} onClick={() => upload.mutate({ isApplied: true })}>
              {text.import}
            </Button>
          )}
          <ButtonLink to="/admin/addresses">{forms.back}</ButtonLink>
        </div>
      </div>
      {report && <ImportReport rows={report.rows} isApplied={report.isApplied} />}
    </div>
  );
}
