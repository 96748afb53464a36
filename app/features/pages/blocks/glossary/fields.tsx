import { useQuery } from "@tanstack/react-query";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindIds } from "#app/features/pages/blocks/block-fields.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pageContentsQuery } from "#app/features/pages/sections/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

const all = { search: "", sort: "title", direction: "asc", page: 1, size: 100, status: "published" } as const;

export function Fields(settings: BlockFieldsProps) {
  const { termsHint } = useTexts(blockFieldTexts);
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const glossary = categories.find(({ slug }) => slug === "glossary");
  const { data } = useQuery({
    ...pageContentsQuery({ ...all, category: String(glossary?.webPageCategoryId ?? "") }),
    enabled: glossary !== undefined,
  });
  const terms = data?.rows ?? [];
  const names = new Map(terms.map(({ webPageContentId, title }) => [String(webPageContentId), title]));
  return (
    <WordListField
      label={labels.terms[useLanguage()]}
      hint={termsHint}
      words={[...names.keys()]}
      nameOf={(id) => names.get(id) ?? id}
      {...bindIds(settings)("terms")}
    />
  );
}
