import type { z } from "zod";
import { bodyOf, type DraftOf, formDataOf, type PictureValue } from "#app/admin-kit/draft.ts";
import type { pageContent } from "./responses.server.ts";
import type { pageContentInput } from "./schema.ts";

export type PageContentRecord = z.infer<typeof pageContent>;
export type PageContentDraft = DraftOf<typeof pageContentInput> & { image: PictureValue };

export const pageContentBody = (draft: PageContentDraft, webPageContentId = 0): FormData =>
  formDataOf({ webPageContentId, ...bodyOf(draft) }, "image", draft.image);
