import type { z } from "zod";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import type { webResource, webResourceCategory } from "./responses.server.ts";
import type { webResourceInput } from "./schema.ts";

export type WebResourceRecord = z.infer<typeof webResource>;
export type WebResourceCategory = z.infer<typeof webResourceCategory>;
export type WebResourceDraft = DraftOf<typeof webResourceInput>;

export const resourceChoices = (categories: WebResourceCategory[]) =>
  categories.map(({ webResourceCategoryId, name }) => ({ id: webResourceCategoryId, name }));

/** Forms spell three of the names with a capital. */
export function webResourceBody(draft: WebResourceDraft, id?: number) {
  const { context, value, ...fields } = bodyOf(draft);
  return { WebResourceId: id, Context: context, Value: value, ...fields };
}
