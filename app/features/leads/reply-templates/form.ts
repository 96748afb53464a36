import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { ReplyTemplateDraft, ReplyTemplateRecord } from "./draft.ts";
import { replyTemplateNoun } from "./noun.ts";
import { replyTemplateCalls } from "./queries.ts";
import { labels, replyTemplateInput } from "./schema.ts";

export const replyTemplateLabels = labelsInBoth(replyTemplateInput, labels);

export const replyTemplateDraft = (template?: ReplyTemplateRecord): ReplyTemplateDraft => draftOf(replyTemplateInput, template);

export const replyTemplateForm = {
  entity: replyTemplateNoun.entity,
  calls: replyTemplateCalls,
  labels: replyTemplateLabels,
  read: replyTemplateDraft,
  list: "/admin/replytemplate",
};

export { replyTemplateForm as recordForm };
