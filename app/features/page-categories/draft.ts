import type { z } from "zod";
import { spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { pageCategory } from "./answers.server.ts";

export type PageCategoryRecord = z.infer<typeof pageCategory>;

const translated = ["name", "body", "description"] as const;

export type PageCategoryDraft = ReturnType<typeof pageCategoryDraft>;

/** A category as the form holds it; without one, what a new category starts from. */
export function pageCategoryDraft(category?: PageCategoryRecord) {
  return {
    version: category?.version,
    name: category?.name ?? "",
    parentId: String(category?.parentId ?? ""),
    body: category?.body ?? "",
    description: category?.description ?? "",
    ...spanishOf(category, translated),
  };
}

export const pageCategoryLabels = {
  name: "Name",
  "es.name": "Name (Spanish)",
  parentId: "Parent category",
  body: "Body",
  "es.body": "Body (Spanish)",
  description: "Description",
  "es.description": "Description (Spanish)",
};

export function pageCategoryBody({ version, name, parentId, body, description, ...spanish }: PageCategoryDraft, id?: number) {
  return { webPageCategoryId: id ?? 0, version, name, parentId, body, description, translations: translationsOf(spanish) };
}
