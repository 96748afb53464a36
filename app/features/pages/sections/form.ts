import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { PageContentDraft, PageContentRecord } from "./draft.ts";
import { labels, pageContentInput } from "./schema.ts";

export const pageContentLabels = labelsInBoth(pageContentInput, labels);

export const pageContentDraft = (content?: PageContentRecord): PageContentDraft => ({
  ...draftOf(pageContentInput, content, { status: "draft" }),
  image: pictureOf(content?.image),
});
