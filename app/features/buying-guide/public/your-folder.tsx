import clsx from "clsx";
import { redirect } from "react-router";
import { DocumentChecklist } from "#app/features/buying-guide/documents/document-checklist.tsx";
import { PaperList } from "#app/features/buying-guide/documents/document-list.tsx";
import {
  type ChosenSituation,
  folderPath,
  groupDocuments,
  type Paper,
  situations,
  situationsIn,
} from "#app/features/buying-guide/documents.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { SavedCalculations } from "#app/features/calculators/kit/saved-calculations.tsx";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { sharePicture } from "#app/features/pages/sections/share-picture.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ToolJsonLd } from "#app/shell/public/tool-json-ld.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import type { Route } from "./+types/your-folder";

export function loader({ url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const language = languageOf(pathname);
  const chosen = situationsIn(searchParams);
  const path = localPath(folderPath(chosen), language);
  if (path !== pathname + search) throw redirect(path);
  return { chosen, picture: sharePicture("your-folder", language, folderTexts[language].title, undefined) };
}

export default function YourFolder({ loaderData: { chosen, picture } }: Route.ComponentProps) {
  const text = useTexts(folderTexts);
  const settings = useSiteSettings();
  const groups = groupDocuments(chosen);
  const documents = groups.flatMap((group) => group.documents);
  return (
    <>
      <PageMeta title={text.title} description={text.description} picture={picture} />
      <ToolJsonLd title={text.title} description={text.description} path="/your-folder" />
      <DocumentsJsonLd documents={documents} name={text.title} />
      <PageHeader title={text.title} lead={settings["text.folder.lead"]} />
      <div className="print-sheet mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-16 lg:px-8 print:p-0">
        <SituationsForm chosen={chosen} />
        <div className="my-10 border-line border-t pt-10 print:hidden">
          <Island name="folder-ticks" of={DocumentChecklist} props={{ total: documents.length }} />
        </div>
        <PaperList groups={groups} />
        <Island name="saved-calculations" of={SavedCalculations} props={{}} />
        <p className="mt-12 max-w-3xl text-[1.0625rem] text-muted leading-relaxed print:mt-3 print:text-[9pt]">
          {settings["text.folder.originals"]}
        </p>
        <SiteLink
          to="/can-i-buy"
          className="no-print mt-6 inline-flex min-h-12 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
        >
          {text.check}
        </SiteLink>
      </div>
      <WaysToReachUs page={text.title} className="pb-14 md:pb-20" />
    </>
  );
}

/** A plain GET form: it needs no script. */
function SituationsForm({ chosen }: { chosen: ChosenSituation[] }) {
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

function DocumentsJsonLd({ documents, name }: { documents: Paper[]; name: string }) {
  const names = documentTexts[useLanguage()];
  const itemListElement = documents.map((paper, index) => ({ "@type": "ListItem", position: index + 1, name: names[paper].name }));
  return <JsonLd thing={{ "@type": "ItemList", name, numberOfItems: documents.length, itemListElement }} />;
}
