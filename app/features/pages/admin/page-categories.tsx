import { useQuery } from "@tanstack/react-query";
import { CategoryList, categoryId } from "#app/admin-kit/category-list.tsx";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { pageCategoryNoun } from "#app/features/pages/categories/noun.ts";
import { pageCategoriesQuery, pageCategoryCalls } from "#app/features/pages/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function PageCategoryList() {
  return (
    <CategoryList
      noun={pageCategoryNoun}
      idField="webPageCategoryId"
      text={useTexts(pageFormTexts)}
      query={useQuery(pageCategoriesQuery)}
      calls={pageCategoryCalls}
      undo={useUndoDeletion("pagecategory")}
      used="pagecategory"
      states={useListStates(pageCategoryNoun, categoryId)}
    />
  );
}
