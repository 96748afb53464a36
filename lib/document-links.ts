/** Type and size of documents, such as "PDF, 1.2 MB", by their ids. */
export type DocumentFacts = Readonly<Record<string, string>>;

const documentPath = /^(?:\/es)?\/documents\/([0-9]+)\//;

/** What to say after the text of a link; nothing if it leads to no document. */
export function factsOfLink(href: string, facts: DocumentFacts): string {
  const known = facts[documentPath.exec(href)?.[1] ?? ""];
  return known === undefined ? "" : ` (${known})`;
}

/** Says type and size in every link to a document. */
export function describeDocumentLinks(html: string, facts: DocumentFacts): string {
  if (!html.includes("/documents/")) return html;
  return html.replace(/(<a\s[^>]*?href="([^"]*)"[^>]*>)(.*?)<\/a>/gis, (_, start: string, href: string, text: string) => {
    return `${start}${text}${factsOfLink(href, facts)}</a>`;
  });
}
