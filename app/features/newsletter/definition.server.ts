import type { Definition } from "#platform/content/definition.server.ts";
import { isEditable } from "./editable-issues.server.ts";
import { newsletterIssueNoun } from "./noun.ts";
import { newsletterIssues } from "./tables/newsletter-issues.server.ts";

export const newsletterIssueDefinition = {
  ...newsletterIssueNoun,
  table: newsletterIssues,
  key: "newsletterIssueId",
  names: ["subject"],
  public: [],
  searched: ["subject", "body"],
  html: ["body"],
  pictures: [],
  translatable: ["subject", "body"],
  references: [],
  sensitive: {},
  permissions: { read: "newsletter.manage", write: "newsletter.manage" },
  retention: "content",
  guardChange: (tx, { before }) => isEditable(tx, Number(before.newsletterIssueId)),
} satisfies Definition<typeof newsletterIssues>;
