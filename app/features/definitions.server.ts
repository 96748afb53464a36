import type { Definition } from "#platform/content/definition.server.ts";
import { blogCategoryDefinition } from "./blog/categories/definition.server.ts";
import { blogPostDefinition } from "./blog/posts/definition.server.ts";
import { contactMessageDefinition } from "./leads/messages/definition.server.ts";
import { replyTemplateDefinition } from "./leads/reply-templates/definition.server.ts";
import { routingRuleDefinition } from "./leads/routing/definition.server.ts";
import { newsletterIssueDefinition } from "./newsletter/definition.server.ts";
import { loanOfficerDefinition } from "./officers/definition.server.ts";
import { pageCategoryDefinition } from "./pages/categories/definition.server.ts";
import { pageContentDefinition } from "./pages/sections/definition.server.ts";
import { webResourceDefinition } from "./settings/definition.server.ts";

/** Every noun of the site, in the order in which staff are told of gaps. The process hands the list to whoever works on all of them. */
export const definitions: Definition[] = [
  pageContentDefinition,
  pageCategoryDefinition,
  blogPostDefinition,
  blogCategoryDefinition,
  loanOfficerDefinition,
  webResourceDefinition,
  contactMessageDefinition,
  routingRuleDefinition,
  replyTemplateDefinition,
  newsletterIssueDefinition,
];
