import type { Assessment } from "#app/features/buying-guide/buying-check.ts";
import { DocumentChecklist } from "#app/features/buying-guide/documents/document-checklist.tsx";
import { folderPath, type Paper } from "#app/features/buying-guide/documents.ts";
import { PaperDrawing } from "#app/features/buying-guide/public/document-drawing.tsx";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { sectionHeading } from "./look.ts";

/** The papers for these answers. Those ticked off in the folder, or here, are crossed out; the rest are still missing. */
export function PapersSection({ assessment: { documents, situations } }: { assessment: Assessment }) {
  const text = useTexts(checkTexts);
  return (
    <section>
      <h2 className={sectionHeading}>{text.documentsTitle}</h2>
      <p className="mt-3 text-lead text-muted print:hidden">{text.documentsLead}</p>
      <div className="mt-4">
        <Island name="folder-ticks" of={DocumentChecklist} props={{ total: documents.length, counts: "missing" }} />
      </div>
      <PhoneFold summary={text.showDocuments(documents.length)}>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 print:mt-2 print:grid-cols-2">
          {documents.map((paper) => (
            <PaperItem key={paper} paper={paper} />
          ))}
        </ul>
      </PhoneFold>
      <SiteLink
        to={folderPath(situations)}
        className="no-print mt-5 inline-flex min-h-12 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
      >
        {text.folder}
      </SiteLink>
    </section>
  );
}

function PaperItem({ paper }: { paper: Paper }) {
  const language = useLanguage();
  const otherLanguage = language === "en" ? "es" : "en";
  const { name } = documentTexts[language][paper];
  return (
    <li className="border-line border-t">
      <label className="group flex cursor-pointer items-center gap-4 py-3.5 print:py-1">
        <input
          type="checkbox"
          data-paper={paper}
          aria-label={`${folderTexts[language].tick}: ${name}`}
          className="size-6 shrink-0 accent-teal print:size-3.5"
        />
        <PaperDrawing paper={paper} className="h-13 w-10 shrink-0 group-has-checked:opacity-40 print:hidden" />
        <span className="group-has-checked:text-muted group-has-checked:line-through">
          <span className="block font-semibold leading-snug print:text-sm">{name}</span>
          <span lang={otherLanguage} className="block text-muted text-sm">
            {documentTexts[otherLanguage][paper].name}
          </span>
        </span>
      </label>
    </li>
  );
}
