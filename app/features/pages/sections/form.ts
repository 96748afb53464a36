import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { readableSettings } from "#app/admin-kit/value-format.ts";
import { settingLabels } from "#app/features/pages/blocks/kinds.ts";
import { pageContentNoun } from "./noun.ts";
import { type PageContentDraft, type PageContentRecord, pageContentCalls } from "./queries.ts";
import { labels, pageContentInput } from "./schema.ts";

export const pageContentForm = {
  entity: pageContentNoun.entity,
  calls: pageContentCalls,
  labels: labelsInBoth(pageContentInput, labels),
  read: (content?: PageContentRecord): PageContentDraft => ({
    ...draftOf(pageContentInput, content, { status: "published" }),
    image: pictureOf(content?.image),
  }),
  formats: { props: (props: unknown) => (props ? readableSettings(Object(props), settingLabels) : "") },
  list: "/admin/pagecontent",
};

export { pageContentForm as recordForm };
