import type { Labels } from "#app/admin-kit/labels.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { localTime } from "#app/admin-kit/when.tsx";
import { blogCategoryDraft, blogCategoryLabels } from "#app/features/blog/categories/form.ts";
import { blogPostDraft, blogPostLabels } from "#app/features/blog/posts/form.ts";
import { messageDraft, messageLabels } from "#app/features/leads/messages/form.ts";
import { replyTemplateDraft, replyTemplateLabels } from "#app/features/leads/reply-templates/form.ts";
import { routingRuleDraft, routingRuleLabels } from "#app/features/leads/routing/form.ts";
import { issueDraft, issueLabels } from "#app/features/newsletter/form.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { loanOfficerDraft, loanOfficerLabels } from "#app/features/officers/form.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { pageCategoryDraft, pageCategoryLabels } from "#app/features/pages/categories/form.ts";
import { pageContentDraft, pageContentLabels } from "#app/features/pages/sections/form.ts";
import { webResourceDraft, webResourceLabels } from "#app/features/settings/form.ts";
import type { Texts } from "#app/messages/texts.ts";

/** How a kind of record is read and named field by field, on screens that show several kinds. */
export type RecordForm<V extends object = object> = {
  labels: Texts<Labels<V>>;
  /** A kept state, as its form holds it. */
  read: (state: never) => V;
  formats: ValueFormats<V>;
};

const formOf = <V extends object>(labels: Labels<V> | Texts<Labels<V>>, read: (state: never) => V, formats: ValueFormats<V> = {}) =>
  ({ labels: "en" in labels ? labels : { en: labels, es: labels }, read, formats }) as RecordForm;

export const recordForms: Record<EntityName, RecordForm> = {
  blog: formOf(blogPostLabels, blogPostDraft, { publishedAt: localTime }),
  blogcategory: formOf(blogCategoryLabels, blogCategoryDraft),
  pagecategory: formOf(pageCategoryLabels, pageCategoryDraft),
  pagecontent: formOf(pageContentLabels, pageContentDraft),
  loanofficer: formOf(loanOfficerLabels, loanOfficerDraft, officerFormats([])),
  webresource: formOf(webResourceLabels, webResourceDraft),
  contactmessage: formOf(messageLabels, messageDraft),
  routingrule: formOf(routingRuleLabels, routingRuleDraft),
  replytemplate: formOf(replyTemplateLabels, replyTemplateDraft),
  newsletterissue: formOf(issueLabels, issueDraft),
};

/** Of a kind that is known no longer nothing can be read. */
export const findRecordForm = (entity: string): RecordForm | undefined => (recordForms as Record<string, RecordForm>)[entity];
