import { useQuery } from "@tanstack/react-query";
import { CategoryList, categoryId } from "#app/admin-kit/category-list.tsx";
import { blogCategoryNoun } from "#app/features/blog/categories/noun.ts";
import { blogCategoriesQuery, blogCategoryCalls } from "#app/features/blog/categories/queries.ts";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { useTexts } from "#app/messages/messages.ts";
import { blogAdminTexts } from "./texts/blog.ts";

export default function BlogCategoryList() {
  return (
    <CategoryList
      noun={blogCategoryNoun}
      idField="blogCategoryId"
      text={useTexts(blogAdminTexts)}
      query={useQuery(blogCategoriesQuery)}
      calls={blogCategoryCalls}
      undo={useUndoDeletion("blogcategory")}
      states={useListStates(blogCategoryNoun, categoryId)}
    />
  );
}
