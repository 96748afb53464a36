import type { Paper, PaperGroup } from "#app/features/buying-guide/documents.ts";
import { PaperDrawing } from "#app/features/buying-guide/public/document-drawing.tsx";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";

/** Printed with both languages side by side, because lenders may ask for them in the other one. */
export function PaperList({ groups }: { groups: PaperGroup[] }) {
  const language = useLanguage();
  const otherLanguage = language === "en" ? "es" : "en";
  return groups
    .filter(({ documents }) => documents.length > 0)
    .map(({ situation, documents }) => (
      <section key={situation} className="mt-12 first:mt-0 print:mt-3">
        <h2 className="font-semibold text-2xl text-teal-dark sm:text-3xl print:grid print:grid-cols-2 print:gap-3 print:pl-7 print:text-[10pt]">
          {folderTexts[language].groups[situation]}
          <span lang={otherLanguage} className="hidden print:block">
            {folderTexts[otherLanguage].groups[situation]}
          </span>
        </h2>
        <ul className="mt-5 grid gap-4 lg:grid-cols-2 print:mt-1 print:block">
          {documents.map((paper) => (
            <PaperItem key={paper} paper={paper} languages={[language, otherLanguage]} />
          ))}
        </ul>
      </section>
    ));
}

const nameLook = "font-display font-semibold text-teal-dark text-xl print:text-[9.5pt]";

function PaperItem({ paper, languages: [language, other] }: { paper: Paper; languages: [Language, Language] }) {
  const { tick } = useTexts(folderTexts);
  const inOther = documentTexts[other][paper];
  const { name, where } = documentTexts[language][paper];
  return (
    <li className="print:break-inside-avoid print:border-line print:border-t print:py-1">
      <label className="grid h-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-4 gap-y-2 rounded-3xl bg-paper p-5 shadow-card ring-1 ring-line transition-colors hover:ring-teal has-checked:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-3 sm:gap-x-5 sm:p-6 print:grid-cols-[1rem_minmax(0,1fr)_minmax(0,1fr)] print:gap-x-3 print:gap-y-0 print:bg-white print:p-0 print:text-[8.5pt] print:leading-tight print:shadow-none print:ring-0">
        <PaperDrawing paper={paper} className="h-16 w-12 sm:row-span-2 print:hidden" />
        <span className="self-center sm:self-start print:col-start-2 print:row-start-1">
          <span className={`${nameLook} block leading-snug`}>{name}</span>
          <span lang={other} className="mt-0.5 block text-muted print:hidden">
            {inOther.name}
          </span>
        </span>
        <input
          type="checkbox"
          data-paper={paper}
          aria-label={`${tick}: ${name}`}
          className="size-7 accent-teal outline-none print:col-start-1 print:row-start-1 print:size-3.5"
        />
        <span className="col-span-3 text-ink/85 leading-relaxed sm:col-span-1 sm:col-start-2 print:col-start-2 print:row-start-2 print:leading-tight">
          {where}
        </span>
        <span lang={other} className={`${nameLook} col-start-3 row-start-1 hidden print:block`}>
          {inOther.name}
        </span>
        <span lang={other} className="col-start-3 row-start-2 hidden print:block">
          {inOther.where}
        </span>
      </label>
    </li>
  );
}
