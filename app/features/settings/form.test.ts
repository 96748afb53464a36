import { expect, it } from "vitest";
import { webResourceBody } from "./draft.ts";
import { webResourceDraft } from "./form.ts";

const stamp = { translations: {}, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", updatedBy: null };

it("sends Context, Value and WebResourceId with a capital", () => {
  const resource = { webResourceId: 7, version: 2, webResourceCategoryId: null, context: "c", value: "v", ...stamp };
  const translations = { es: { value: "" }, confirmed: [] };
  const body = { WebResourceId: 7, Context: "c", Value: "v", version: 2, webResourceCategoryId: "", translations };
  expect(webResourceBody(webResourceDraft(resource), 7)).toEqual(body);
});
