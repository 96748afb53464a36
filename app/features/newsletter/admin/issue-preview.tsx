import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { previewUrl } from "#app/features/newsletter/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

/** The mail as it was last saved. `version` makes it load again after a save. */
export function IssuePreview({ id, version }: { id: number; version: number }) {
  const text = useTexts(newsletterIssueTexts);
  const [language, setLanguage] = useState<Language>("en");
  return (
    <section aria-labelledby="issue-preview" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="issue-preview" className="text-base font-semibold">
          {text.asMail}
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{text.previewLanguage}</legend>
          {languages.map((each) => (
            <Button
              key={each}
              look={each === language ? "primary" : "secondary"}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {text.languages[each]}
            </Button>
          ))}
        </fieldset>
      </div>
      <iframe
        key={`${language} ${version}`}
        title={text.previewIn[language]}
        src={previewUrl(id, language)}
        sandbox=""
        className="h-160 w-full rounded-lg border border-edge bg-white"
      />
    </section>
  );
}
