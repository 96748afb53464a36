import type { z } from "zod";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import type { pageCategory } from "./responses.server.ts";
import type { pageCategoryInput } from "./schema.ts";

export type PageCategoryRecord = z.infer<typeof pageCategory>;
export type PageCategoryDraft = DraftOf<typeof pageCategoryInput>;

export const pageCategoryBody = (draft: PageCategoryDraft, id = 0) => ({ webPageCategoryId: id, ...bodyOf(draft) });
