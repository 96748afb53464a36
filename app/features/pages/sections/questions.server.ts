import { countTerms, readSynonyms, searchTerms, toIndexText } from "#app/features/pages/search-terms.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { searchTextOf } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type Page, type PagePart, readPage, type Section } from "./page.server.ts";

const questionsSlug = "questions";

/** With a search, only the questions with the most terms, found in either language. */
export async function readQuestions(
  { db, log }: { db: Db; log: Log },
  language: Language,
  search: string,
): Promise<{ page: Page; topics: PagePart[] }> {
  const page = await readPage(db, questionsSlug, language);
  const topics = [page, ...Object.values(page.parts)];
  if (search === "") return { page, topics: topics.filter(hasSections) };
  const otherPage = await readPage(db, questionsSlug, language === "en" ? "es" : "en");
  const terms = searchTerms(search, readSynonyms((await readSettings(db, language, log))["search.synonyms"]));
  const counted = topics.map((topic) => {
    const translations = topic === page ? otherPage.sections : (otherPage.parts[topic.slug]?.sections ?? []);
    const counts = topic.sections.map((question, index) => countTerms(textOf(question, translations[index]), terms));
    return { topic, counts };
  });
  const most = Math.max(0, ...counted.flatMap(({ counts }) => counts));
  if (most === 0 || most * 2 < terms.length) return { page, topics: [] };
  const found = counted.map(({ topic, counts }) => ({ ...topic, sections: topic.sections.filter((_, index) => counts[index] === most) }));
  return { page, topics: found.filter(hasSections) };
}

const hasSections = ({ sections }: PagePart) => sections.length > 0;

const textOf = (question: Section, translation: Section | undefined) =>
  toIndexText(searchTextOf([question.title, question.body, translation?.title, translation?.body]));
