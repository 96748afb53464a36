import type { z } from "zod";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import type { blogCategory } from "./responses.server.ts";
import type { blogCategoryInput } from "./schema.ts";

export type BlogCategoryRecord = z.infer<typeof blogCategory>;
export type BlogCategoryDraft = DraftOf<typeof blogCategoryInput>;

export const blogCategoryBody = (draft: BlogCategoryDraft, id = 0) => ({ blogCategoryId: id, ...bodyOf(draft) });
