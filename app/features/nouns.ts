import type { Noun } from "#lib/noun.ts";
import { blogCategoryNoun } from "./blog/categories/noun.ts";
import { blogPostNoun } from "./blog/posts/noun.ts";
import { contactMessageNoun } from "./leads/messages/noun.ts";
import { replyTemplateNoun } from "./leads/reply-templates/noun.ts";
import { routingRuleNoun } from "./leads/routing/noun.ts";
import { newsletterIssueNoun } from "./newsletter/noun.ts";
import { loanOfficerNoun } from "./officers/noun.ts";
import { pageCategoryNoun } from "./pages/categories/noun.ts";
import { pageContentNoun } from "./pages/sections/noun.ts";
import { webResourceNoun } from "./settings/noun.ts";

/** What the browser knows of every kind of record; `definitions.server.ts` lists what the server knows. */
export const nouns = [
  pageContentNoun,
  pageCategoryNoun,
  blogPostNoun,
  blogCategoryNoun,
  loanOfficerNoun,
  webResourceNoun,
  contactMessageNoun,
  routingRuleNoun,
  replyTemplateNoun,
  newsletterIssueNoun,
];

export type EntityName = (typeof nouns)[number]["entity"];

/** A kind that is known no longer is called what the history calls it. */
export const nounOf = (entity: string): Noun =>
  nouns.find((noun) => noun.entity === entity) ?? { entity, label: { en: entity, es: entity }, editPath: () => "/admin" };
