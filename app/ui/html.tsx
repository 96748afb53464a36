import clsx from "clsx";
import { useContext } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { describeDocumentLinks } from "#lib/document-links.ts";
import { localLinks } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { LinkedDocuments } from "./linked-documents.ts";
import { MovedPages } from "./moved-paths.ts";

const tableLabels: Record<Language, string> = { en: "Table, scrolls sideways", es: "Tabla, se desliza hacia los lados" };

/** A table wider than a phone scrolls in a box with visible edges that the keyboard can reach. */
const withScrollingTables = (html: string, language: Language) =>
  html.replace(
    /<table>.*?<\/table>/gs,
    (table) => `<div class="table-scroll" role="group" tabindex="0" aria-label="${tableLabels[language]}">${table}</div>`,
  );

/** The only place that shows an editor's HTML, which was sanitized when it was saved. */
export function Html({
  html,
  className,
  marks,
}: {
  html: string;
  className?: string;
  marks?: Record<string, string | number> | undefined;
}) {
  const language = useLanguage();
  const moved = useContext(MovedPages);
  const documents = useContext(LinkedDocuments);
  if (html.trim() === "" && !marks) return null;
  // What staff edit in the page is read back from it.
  const links = marks ? html : describeDocumentLinks(html, documents);
  const __html = withScrollingTables(localLinks(links, language, moved), language);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html.server.ts at every write
  return <div className={clsx("rich-text", className)} {...marks} dangerouslySetInnerHTML={{ __html }} />;
}
