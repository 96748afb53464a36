import { useQuery } from "@tanstack/react-query";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { nameFromFile } from "#app/features/documents/file-facts.ts";
import { documentForm } from "#app/features/documents/form.ts";
import { type DocumentDraft, documentsQuery } from "#app/features/documents/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { DocumentUses } from "./document-uses.tsx";
import { FileField } from "./file-field.tsx";
import { documentFormTexts } from "./texts/documents.ts";

type Props = { draft: Draft<DocumentDraft>; id: number | undefined };

export function DocumentFields({ draft, id }: Props) {
  const { bind } = draft;
  const labels = useTexts(documentForm.labels);
  const text = useTexts(documentFormTexts);
  const { data: library } = useQuery(documentsQuery);
  const name = bind("name");
  return (
    <>
      <FileField
        label={labels.file}
        required
        published={library?.find(({ documentId }) => documentId === id)}
        onUpload={(file) => name.value === "" && name.onChange(nameFromFile(file.name))}
        {...bind("file")}
      />
      <BilingualField of={TextField} field="name" required hint={text.nameHint} draft={draft} labels={labels} />
      <FieldRow>
        <SelectField label={labels.language} hint={text.languageHint} {...bind("language")}>
          <Options names={text.languages} />
        </SelectField>
        <DateField label={labels.expiresOn} hint={text.expiresHint} {...bind("expiresOn")} />
      </FieldRow>
      {id !== undefined && <DocumentUses id={id} />}
    </>
  );
}
