import clsx from "clsx";
import { type ChosenSituation, folderPath, situations } from "#app/features/buying-guide/documents.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { localPath } from "#lib/languages.ts";

/** Chooses the situations by the page's address; it needs no script. */
export function SituationsForm({ chosen }: { chosen: ChosenSituation[] }) {
  const text = useTexts(folderTexts);
  return (
    <form method="get" action={localPath(folderPath([]), useLanguage())} className="no-print">
      <fieldset>
        <legend className="font-display font-semibold text-2xl text-teal-dark">{text.which}</legend>
        <p className="mt-1 text-muted">{text.hint}</p>
        <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {situations.map((situation) => (
            <label
              key={situation}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-muted/60 bg-paper px-4 py-3 leading-snug transition-colors hover:border-teal has-checked:border-teal has-checked:bg-sand has-checked:ring-1 has-checked:ring-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-3"
            >
              <input
                type="checkbox"
                name={situation}
                value="yes"
                defaultChecked={chosen.includes(situation)}
                className="size-5 shrink-0 accent-teal outline-none"
              />
              {text.situations[situation]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className={clsx(buttonShape, buttonTones.primary, "max-sm:w-full")}>
          {text.show}
        </button>
        {chosen.length > 0 && (
          <SiteLink
            to={folderPath([])}
            className="inline-flex min-h-12 items-center font-semibold text-teal hover:text-clay hover:underline"
          >
            {text.everything}
          </SiteLink>
        )}
      </div>
    </form>
  );
}
