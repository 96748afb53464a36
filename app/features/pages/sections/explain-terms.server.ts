import { markTerms, type TermToMark } from "#app/features/pages/mark-terms.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import type { Language } from "#lib/translations.ts";
import { xmlText } from "#lib/xml.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readTermsToMark } from "./glossary.server.ts";

type Article = { html: string; language: Language };

/**
 * An article in which the first use of each term of the glossary opens what it means, in the reader's language. The browser
 * itself does so; where it cannot, the words are a link. A button of the words would be left out where only text is kept.
 */
export async function explainTerms(db: Db, { html, language: articleLanguage }: Article, language: Language): Promise<string> {
  const text = referenceTexts[language];
  const address = ({ id }: TermToMark) => `/glossary#${id}`;
  const noteId = ({ id }: TermToMark) => `term-${id}`;
  return markTerms(html, await readTermsToMark(db, articleLanguage, language), {
    mark: (words, term) =>
      `<span class="term"><a href="${address(term)}" tabindex="-1">${words}</a><button type="button" popovertarget="${noteId(term)}" lang="${language}" aria-label="${xmlText(text.explain(term.name))}"></button></span>`,
    explanation: (term) =>
      `<div id="${noteId(term)}" popover role="group" lang="${language}" aria-label="${xmlText(term.name)}" class="term-note"><p><strong>${xmlText(term.name)}</strong></p>${term.html}<p class="term-note-links"><a href="${address(term)}">${text.inGlossary}</a><button type="button" popovertarget="${noteId(term)}" popovertargetaction="hide">${text.closeExplanation}</button></p></div>`,
  });
}
