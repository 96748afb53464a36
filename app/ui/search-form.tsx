import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { localPath } from "#lib/languages.ts";
import { SearchInput } from "./search-input.tsx";

type Props = { path: string; name: string; label: string; id: string; value?: string; className?: string };

/** Works without a script. */
export function SearchForm({ path, name, label, id, value = "", className }: Props) {
  const text = useTexts(referenceTexts);
  return (
    <search className={className}>
      <form method="get" action={localPath(path, useLanguage())}>
        <SearchInput id={id} name={name} label={label} submit={text.search} defaultValue={value} />
      </form>
    </search>
  );
}
