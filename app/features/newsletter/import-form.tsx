import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { Field, inputClass } from "#app/admin-kit/fields/field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import type { Language } from "#lib/translations.ts";
import { importSubscribers, subscribersKey } from "./queries.ts";

/** A file of addresses, and the word of whoever brings it that those people want the newsletter. */
export function ImportForm() {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File>();
  const [consent, setConsent] = useState("");
  const [language, setLanguage] = useState<Language>("en");
  const upload = useMutation({
    mutationFn: async () => importSubscribers({ csv: (await file?.text()) ?? "", fileName: file?.name ?? "", consent, language }),
    onSuccess: () => client.invalidateQueries({ queryKey: subscribersKey }),
  });
  const refusals = upload.error instanceof ApiFailure ? upload.error.validationErrors : [];
  const errorOf = (field: string) => refusals.find((refusal) => refusal.field === field)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!upload.isPending) upload.mutate();
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-5 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      {/* Nothing can be chosen or typed before the script is there to take it. */}
      <fieldset inert={!isHydrated || upload.isPending} className="m-0 grid min-w-0 gap-5 border-0 p-0 inert:opacity-60">
        <Field
          label="CSV file"
          required
          error={errorOf("csv")}
          hint="At most 5,000 rows. The first line names the columns: email, and if you like name and language (en or es)"
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => setFile(event.target.files?.[0])}
              className={inputClass}
            />
          )}
        </Field>
        <TextAreaField
          name="consent"
          label="How did these people agree to get the newsletter?"
          hint="Kept with every address, as your proof. For example: signed on the paper list at the home fair on May 3"
          required
          rows={3}
          value={consent}
          onChange={setConsent}
          error={errorOf("consent")}
        />
        <SelectField name="language" label="Language of rows that do not say it" value={language} onChange={setLanguage}>
          <option value="en">English</option>
          <option value="es">Spanish</option>
        </SelectField>
      </fieldset>
      {upload.error && refusals.length === 0 && <FailureBox message={upload.error.message} />}
      {upload.data && <Outcome {...upload.data} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" resting={upload.isPending}>
          {upload.isPending ? "Importing…" : "Import"}
        </Button>
        <ButtonLink to="/admin/newsletter">Back to the list</ButtonLink>
      </div>
    </form>
  );
}

type Refusal = { line: number; reason: string };
const mostLines = 50;

function Outcome({ added, known, refused }: { added: number; known: number; refused: Refusal[] }) {
  return (
    <div role="status" className="grid gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">
        {added} added, {known} known already and left as they were, {refused.length} not read.
      </p>
      {refused.length > 0 && (
        <ul className="list-disc pl-5">
          {refused.slice(0, mostLines).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
          {refused.length > mostLines && <li>and {refused.length - mostLines} more</li>}
        </ul>
      )}
    </div>
  );
}
