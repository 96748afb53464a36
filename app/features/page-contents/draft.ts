import type { z } from "zod";
import { formDataOf, type PictureValue, spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { pageContent } from "./answers.server.ts";

export type PageContentRecord = z.infer<typeof pageContent>;

const translated = ["title", "body", "imageAlt"] as const;

export type PageContentDraft = ReturnType<typeof pageContentDraft>;

/** A section as the form holds it; without one, what a new section starts from. */
export function pageContentDraft(content?: PageContentRecord) {
  const image: PictureValue = { name: content?.image ?? null };
  return {
    version: content?.version,
    title: content?.title ?? "",
    body: content?.body ?? "",
    categoriesId: String(content?.categoriesId ?? ""),
    image,
    imageAlt: content?.imageAlt ?? "",
    alignImg: content?.alignImg ?? "left",
    background: content?.background ?? "",
    url: content?.url ?? "",
    isActiveButton: content?.isActiveButton ?? false,
    sortOrder: String(content?.sortOrder ?? ""),
    status: content?.status ?? "published",
    ...spanishOf(content, translated),
  };
}

export const pageContentLabels = {
  title: "Title",
  "es.title": "Title (Spanish)",
  body: "Body",
  "es.body": "Body (Spanish)",
  categoriesId: "Category",
  image: "Image",
  imageAlt: "Image description",
  "es.imageAlt": "Image description (Spanish)",
  alignImg: "Image side",
  background: "Background",
  url: "Link",
  isActiveButton: "Learn More button",
  sortOrder: "Position on the page",
  status: "Status",
};

export function pageContentBody({ image, ...draft }: PageContentDraft, webPageContentId = 0): FormData {
  const { version, title, body, categoriesId, imageAlt, alignImg, background, url, isActiveButton, sortOrder, status, ...spanish } = draft;
  const own = { title, body, categoriesId, imageAlt, alignImg, background, url, isActiveButton, sortOrder, status };
  return formDataOf({ webPageContentId, version, ...own, translations: translationsOf(spanish) }, "image", image);
}
