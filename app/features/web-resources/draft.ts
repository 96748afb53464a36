import type { z } from "zod";
import { spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { webResource, webResourceCategory } from "./answers.server.ts";

export type WebResourceRecord = z.infer<typeof webResource>;
export type WebResourceCategory = z.infer<typeof webResourceCategory>;

export type WebResourceDraft = ReturnType<typeof webResourceDraft>;

/** A resource as the form holds it; without one, what a new resource starts from. */
export function webResourceDraft(resource?: WebResourceRecord) {
  return {
    version: resource?.version,
    webResourceCategoryId: String(resource?.webResourceCategoryId ?? ""),
    context: resource?.context ?? "",
    value: resource?.value ?? "",
    ...spanishOf(resource, ["value"]),
  };
}

export const resourceChoices = (categories: WebResourceCategory[]) =>
  categories.map(({ webResourceCategoryId, name }) => ({ id: webResourceCategoryId, name }));

export const webResourceLabels = {
  webResourceCategoryId: "Category",
  context: "Context",
  value: "Value",
  "es.value": "Value (Spanish)",
};

export function webResourceBody({ version, webResourceCategoryId, context, value, ...spanish }: WebResourceDraft, id?: number) {
  return { WebResourceId: id, version, webResourceCategoryId, Context: context, Value: value, translations: translationsOf(spanish) };
}
