import { redirect } from "react-router";
import { DocumentChecklist } from "#app/features/buying-guide/documents/document-checklist.tsx";
import { PaperList } from "#app/features/buying-guide/documents/document-list.tsx";
import { SituationsForm } from "#app/features/buying-guide/documents/situations-form.tsx";
import { folderPath, groupDocuments, type Paper, situationsIn } from "#app/features/buying-guide/documents.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { sharePicture } from "#app/features/pages/sections/share-picture.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ToolJsonLd } from "#app/shell/public/tool-json-ld.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import type { Route } from "./+types/your-folder";

export function loader({ url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const language = languageOf(pathname);
  const chosenSituations = situationsIn(searchParams);
  const path = localPath(folderPath(chosenSituations), language);
  if (path !== pathname + search) throw redirect(path);
  return { chosen: chosenSituations, picture: sharePicture("your-folder", language, folderTexts[language].title, undefined) };
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
    </>
  );
}

function DocumentsJsonLd({ documents, name }: { documents: Paper[]; name: string }) {
  const names = documentTexts[useLanguage()];
  const itemListElement = documents.map((paper, index) => ({ "@type": "ListItem", position: index + 1, name: names[paper].name }));
  return <JsonLd thing={{ "@type": "ItemList", name, numberOfItems: documents.length, itemListElement }} />;
}
