import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { recordFormOf } from "#app/admin-kit/record-form.ts";
import { localTime } from "#app/admin-kit/when.tsx";
import type { BlogPostDraft, BlogPostRecord } from "./draft.ts";
import { blogPostNoun } from "./noun.ts";
import { blogPostCalls } from "./queries.ts";
import { blogPostInput, labels } from "./schema.ts";

export const blogPostLabels = labelsInBoth(blogPostInput, labels);

export const blogPostDraft = (post?: BlogPostRecord): BlogPostDraft => ({
  ...draftOf(blogPostInput, post, { status: "draft" }),
  image: pictureOf(post?.image),
});

export const blogPostForm = { calls: blogPostCalls, labels: blogPostLabels, read: blogPostDraft, list: "/admin/blog" };

export const recordForm = recordFormOf(blogPostNoun, blogPostLabels, blogPostDraft, { publishedAt: localTime });
