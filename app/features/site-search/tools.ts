import { fold } from "#lib/search-text.ts";
import { hasAllWords } from "#lib/search-words.ts";
import { type Language, languages } from "#lib/translations.ts";

/** A page of the program: what it is called and does, in both languages. */
export type ToolPage = { path: string; texts: Record<Language, { title: string; description: string }> };

export function findTools(tools: ToolPage[], language: Language, words: string[]) {
  const isAbout = ({ texts }: ToolPage) =>
    languages.some((spoken) => hasAllWords(fold(`${texts[spoken].title} ${texts[spoken].description}`), words));
  return tools.filter(isAbout).map(({ path, texts }) => {
    const { title, description } = texts[language];
    return { kind: "tool" as const, path, title, excerpt: description, names: `${texts.en.title} ${texts.es.title}` };
  });
}
