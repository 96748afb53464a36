import { searchTextOf } from "#lib/search-text.ts";
import { hasAllWords, searchWords } from "#lib/search-words.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Page, type PagePart, readPage, type Section } from "./page.server.ts";

const questionsSlug = "questions";

/** The page of questions with the topics in which something was found, whichever language it was asked in. */
export async function readQuestions(db: Db, language: Language, search: string): Promise<{ page: Page; topics: PagePart[] }> {
  const page = await readPage(db, questionsSlug, language);
  const otherPage = await readPage(db, questionsSlug, language === "en" ? "es" : "en");
  const words = searchWords(search);
  // What has no word in it finds nothing, rather than everything.
  const isFound = (question: Section, translation: Section | undefined) =>
    search === "" || (words.length > 0 && hasAllWords(textOf(question, translation), words));
  const topics = [page, ...Object.values(page.parts)].map((topic) => {
    const translations = topic === page ? otherPage.sections : (otherPage.parts[topic.slug]?.sections ?? []);
    return { ...topic, sections: topic.sections.filter((question, index) => isFound(question, translations[index])) };
  });
  return { page, topics: topics.filter(({ sections }) => sections.length > 0) };
}

const textOf = (question: Section, translation: Section | undefined) =>
  searchTextOf([question.title, question.body, translation?.title, translation?.body]);
