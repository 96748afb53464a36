import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { type Language, languages } from "#lib/translations.ts";
import { previewUrl } from "./queries.ts";

const names: Record<Language, string> = { en: "English", es: "Spanish" };

/** The mail as it was last saved. `version` makes it load again after a save. */
export function IssuePreview({ id, version }: { id: number; version: number }) {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <section aria-labelledby="issue-preview" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="issue-preview" className="text-base font-semibold">
          As a mail
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Language of the preview</legend>
          {languages.map((each) => (
            <Button
              key={each}
              look={each === language ? "primary" : "secondary"}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {names[each]}
            </Button>
          ))}
        </fieldset>
      </div>
      <iframe
        key={`${language} ${version}`}
        title={`The newsletter in ${names[language]}`}
        src={previewUrl(id, language)}
        sandbox=""
        className="h-160 w-full rounded-lg border border-edge bg-white"
      />
    </section>
  );
}
