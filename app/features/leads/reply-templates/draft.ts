import type { z } from "zod";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import type { replyTemplate } from "./responses.server.ts";
import type { replyTemplateInput } from "./schema.ts";

export type ReplyTemplateRecord = z.infer<typeof replyTemplate>;
export type ReplyTemplateDraft = DraftOf<typeof replyTemplateInput>;

export const replyTemplateBody = (draft: ReplyTemplateDraft, id = 0) => ({ replyTemplateId: id, ...bodyOf(draft) });
