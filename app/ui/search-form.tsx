import clsx from "clsx";
import { Search } from "lucide-react";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { localPath } from "#lib/languages.ts";
import { maxSearchLength } from "#lib/search-words.ts";
import { buttonShape, buttonTones } from "./button-look.ts";

type Props = { path: string; name: string; label: string; id: string; value?: string; className?: string };

/** Asks the server for the page with what was found; no script takes part. */
export function SearchForm({ path, name, label, id, value = "", className }: Props) {
  const text = useTexts(referenceTexts);
  return (
    <search className={className}>
      <form method="get" action={localPath(path, useLanguage())}>
        <label htmlFor={id} className="font-semibold text-teal-dark">
          {label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            id={id}
            name={name}
            type="search"
            enterKeyHint="search"
            maxLength={maxSearchLength}
            defaultValue={value}
            className="min-h-12 w-full min-w-0 rounded-xl border border-muted/60 bg-white px-4 py-3 text-base text-ink hover:border-teal [&::-webkit-search-cancel-button]:grayscale"
          />
          <button type="submit" className={clsx(buttonShape, buttonTones.quiet, "shrink-0 max-sm:px-4")}>
            <Search className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">{text.search}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
