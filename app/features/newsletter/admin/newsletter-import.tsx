import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { Field, inputClass } from "#app/admin-kit/fields/field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { SaveFailure } from "#app/admin-kit/save-failure.tsx";
import { importSubscribers, subscribersKey } from "#app/features/newsletter/queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { decodeText } from "#lib/decode-text.ts";
import type { Language } from "#lib/translations.ts";
import { newsletterListTexts } from "./texts/newsletter-lists.ts";

export default function NewsletterImport() {
  const text = useTexts(newsletterListTexts);
  return (
    <ListPage title={text.importTitle}>
      <p className="max-w-3xl text-sm text-fg-muted">{text.importText}</p>
      <ImportForm />
    </ListPage>
  );
}

/** A file of addresses, and how these people agreed to get the newsletter. */
function ImportForm() {
  const text = useTexts(newsletterListTexts);
  const forms = useTexts(formTexts);
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File>();
  const [consent, setConsent] = useState("");
  const [language, setLanguage] = useState<Language>("en");
  const upload = useMutation({
    mutationFn: async () => {
      const csv = file ? decodeText(await file.arrayBuffer()) : "";
      return importSubscribers({ csv, fileName: file?.name ?? "", consent, language });
    },
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
      {/* Nothing can be chosen or typed before the script runs. */}
      <fieldset inert={!isHydrated || upload.isPending} className="m-0 grid min-w-0 gap-5 border-0 p-0 inert:opacity-60">
        <Field label={text.file} required error={errorOf("csv")} hint={text.fileHint}>
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
          label={text.consent}
          hint={text.consentHint}
          required
          rows={3}
          value={consent}
          onChange={setConsent}
          error={errorOf("consent")}
        />
        <SelectField name="language" label={text.rowLanguage} value={language} onChange={setLanguage}>
          <option value="en">{text.languages.en}</option>
          <option value="es">{text.languages.es}</option>
        </SelectField>
      </fieldset>
      {upload.error && refusals.length === 0 && <SaveFailure message={forms.saveFailed(upload.error.message)} />}
      {upload.data && <Outcome {...upload.data} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" resting={upload.isPending}>
          {upload.isPending ? text.importing : text.import}
        </Button>
        <ButtonLink to="/admin/newsletter">{forms.back}</ButtonLink>
      </div>
    </form>
  );
}

type Refusal = { line: number; reason: string };
const mostLines = 50;

function Outcome({ added, known, refused }: { added: number; known: number; refused: Refusal[] }) {
  const text = useTexts(newsletterListTexts);
  return (
    <div role="status" className="grid gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{text.outcome(added, known, refused.length)}</p>
      {refused.length > 0 && (
        <ul className="list-disc pl-5">
          {refused.slice(0, mostLines).map(({ line, reason }) => (
            <li key={line}>{text.line(line, reason)}</li>
          ))}
          {refused.length > mostLines && <li>{text.more(refused.length - mostLines)}</li>}
        </ul>
      )}
    </div>
  );
}
