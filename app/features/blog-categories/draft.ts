import type { z } from "zod";
import { spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { blogCategory } from "./answers.server.ts";

export type BlogCategoryRecord = z.infer<typeof blogCategory>;

const translated = ["name", "body"] as const;

export type BlogCategoryDraft = ReturnType<typeof blogCategoryDraft>;

/** A category as the form holds it; without one, what a new category starts from. */
export function blogCategoryDraft(category?: BlogCategoryRecord) {
  return {
    version: category?.version,
    name: category?.name ?? "",
    parentId: String(category?.parentId ?? ""),
    body: category?.body ?? "",
    ...spanishOf(category, translated),
  };
}

export const blogCategoryLabels = {
  name: "Name",
  "es.name": "Name (Spanish)",
  parentId: "Parent category",
  body: "Body",
  "es.body": "Body (Spanish)",
};

export function blogCategoryBody({ version, name, parentId, body, ...spanish }: BlogCategoryDraft, id?: number) {
  return { blogCategoryId: id ?? 0, version, name, parentId, body, translations: translationsOf(spanish) };
}
