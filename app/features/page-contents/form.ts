import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsIn } from "#app/admin-kit/labels.ts";
import type { PageContentDraft, PageContentRecord } from "./draft.ts";
import { labels, pageContentInput } from "./schema.ts";

export const pageContentLabels = labelsIn("en", pageContentInput, labels);

export const pageContentDraft = (content?: PageContentRecord): PageContentDraft => ({
  ...draftOf(pageContentInput, content, { status: "published" }),
  image: pictureOf(content?.image),
});
