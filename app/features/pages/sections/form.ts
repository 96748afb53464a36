import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { recordFormOf } from "#app/admin-kit/record-form.ts";
import type { PageContentDraft, PageContentRecord } from "./draft.ts";
import { pageContentNoun } from "./noun.ts";
import { pageContentCalls } from "./queries.ts";
import { labels, pageContentInput } from "./schema.ts";

export const pageContentLabels = labelsInBoth(pageContentInput, labels);

export const pageContentDraft = (content?: PageContentRecord): PageContentDraft => ({
  ...draftOf(pageContentInput, content, { status: "draft" }),
  image: pictureOf(content?.image),
});

export const pageContentForm = { calls: pageContentCalls, labels: pageContentLabels, read: pageContentDraft, list: "/admin/pagecontent" };

export const recordForm = recordFormOf(pageContentNoun, pageContentLabels, pageContentDraft);
