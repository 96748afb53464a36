import { formsOf, markTerms, type TermToMark, termId } from "#app/features/pages/glossary-terms.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { fold } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";
import { xmlText } from "#lib/xml.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Page, readPage } from "./page.server.ts";

/** Name and explanation are in the reader's language, `otherName` is in the other one. */
export type Term = { id: string; sectionId: number; name: string; otherName: string; html: string };

export type LetterGroup = { letter: string; terms: Term[] };

const glossarySlug = "glossary";

/** Terms are in the order of the reader's alphabet. */
export async function readGlossary(db: Db, language: Language): Promise<{ page: Page; terms: Term[] }> {
  const english = await readPage(db, glossarySlug, "en");
  const spanish = await readPage(db, glossarySlug, "es");
  const [page, otherPage] = language === "en" ? [english, spanish] : [spanish, english];
  const terms = page.sections.map((section, index) => ({
    id: termId(english.sections[index]?.title ?? section.title),
    sectionId: section.webPageContentId,
    name: section.title,
    otherName: otherPage.sections[index]?.title ?? "",
    html: section.body,
  }));
  return { page, terms: terms.sort((one, another) => one.name.localeCompare(another.name, language)) };
}

export function groupByLetter(terms: Term[]): LetterGroup[] {
  const groups = Map.groupBy(terms, ({ name }) => fold(name).charAt(0).toUpperCase());
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

/** Forms are in the article's language, explanations in the reader's. */
async function readTermsToMark(db: Db, articleLanguage: Language, language: Language): Promise<TermToMark[]> {
  const { terms } = await readGlossary(db, language);
  return terms.map(({ id, name, otherName, html }) => ({
    id,
    name,
    forms: formsOf(articleLanguage === language ? name : otherName),
    html,
  }));
}

type Article = { html: string; language: Language };

/**
 * The first use of each glossary term opens its explanation as a popover, without script; browsers without popovers follow the
 * link. The words are not the button, because reader modes drop buttons.
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
