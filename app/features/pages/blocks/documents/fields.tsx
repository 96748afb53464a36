import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { documentsQuery } from "#app/features/documents/queries.ts";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindIds } from "#app/features/pages/blocks/block-fields.ts";
import { chooseShown } from "#app/features/pages/blocks/id-choice.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { fold } from "#lib/search-text.ts";
import { labels } from "./schema.ts";

/** More than can be looked through at a glance are searched. */
const searchedFrom = 10;

/** Documents of the library, by name. */
export function Fields(settings: BlockFieldsProps) {
  const text = useTexts(blockFieldTexts);
  const { data: documents = [] } = useQuery(documentsQuery);
  const [search, setSearch] = useState("");
  const { value, onChange, ...rest } = bindIds(settings)("documents");
  const names = new Map(documents.map(({ documentId, name }) => [String(documentId), name]));
  const found = [...names].filter(([, name]) => fold(name).includes(fold(search))).map(([id]) => id);
  return (
    <>
      {names.size >= searchedFrom && (
        <TextField name="documentSearch" label={text.searchDocuments} value={search} onChange={setSearch} error={undefined} />
      )}
      <WordListField
        label={labels.documents[useLanguage()]}
        hint={text.documentsHint}
        words={found}
        nameOf={(id) => names.get(id) ?? id}
        value={value}
        onChange={(chosen) => onChange(chooseShown(value, found, chosen))}
        {...rest}
      />
    </>
  );
}
