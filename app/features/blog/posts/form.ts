import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { currentLanguage } from "#lib/localize.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { blogPostNoun } from "./noun.ts";
import { type BlogPostDraft, type BlogPostRecord, blogPostCalls } from "./queries.ts";
import { blogPostInput, labels } from "./schema.ts";

export const blogPostForm = {
  entity: blogPostNoun.entity,
  calls: blogPostCalls,
  labels: labelsInBoth(blogPostInput, labels),
  read: (post?: BlogPostRecord): BlogPostDraft => ({
    ...draftOf(blogPostInput, post, { status: "published" }),
    image: pictureOf(post?.image),
  }),
  formats: { publishedAt: (at: string) => officeMoment(new Date(at), currentLanguage()) },
  list: "/admin/blog",
};

export { blogPostForm as recordForm };
