import { libraryQuery } from "#app/admin-kit/picture-query.ts";
import { profileQuery, staffQuery } from "#app/features/accounts/queries.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { parsePostList } from "#app/features/blog/posts/post-list.ts";
import { blogPostsQuery } from "#app/features/blog/posts/queries.ts";
import { parseAddress } from "#app/features/history/audit/filter-address.ts";
import { auditEventsQuery } from "#app/features/history/audit/queries.ts";
import { parseIncident } from "#app/features/history/data-reads/incident-address.ts";
import { incidentQuery, incidentReadsQuery } from "#app/features/history/data-reads/queries.ts";
import { parseBinList } from "#app/features/history/revisions/bin-list.ts";
import { parseChangeSearch } from "#app/features/history/revisions/change-list.ts";
import { binQuery, changesQuery, lastChangesQuery, peopleQuery } from "#app/features/history/revisions/queries.ts";
import { workStates } from "#app/features/leads/lead-states.ts";
import { parseInbox } from "#app/features/leads/messages/inbox-states.ts";
import { boardQuery, inboxQuery } from "#app/features/leads/messages/queries.ts";
import { replyTemplatesQuery } from "#app/features/leads/reply-templates/queries.ts";
import { routingRulesQuery } from "#app/features/leads/routing/queries.ts";
import { issuesQuery, subscribersQuery } from "#app/features/newsletter/queries.ts";
import { parseIssueList, parseSubscriberList } from "#app/features/newsletter/subscriber-list.ts";
import { proposalsQuery } from "#app/features/officers/own-queries.ts";
import { loanOfficersQuery } from "#app/features/officers/queries.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { parseContentList } from "#app/features/pages/sections/content-list.ts";
import { pageContentsQuery } from "#app/features/pages/sections/queries.ts";
import { parsePictureList } from "#app/features/pictures/picture-list.ts";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { parsePeriod } from "#app/features/reports/numbers/periods.ts";
import { numbersQuery } from "#app/features/reports/numbers/queries.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import type { Permission } from "#lib/permissions.ts";

type Screen = {
  permission: Permission;
  /** What a list shows at first: it comes with the page. */
  firstQueries?: (address: URLSearchParams) => object[];
};

/** What each screen wants, by the pattern of its route. Navigation and guard read it; a screen that is missing opens to no one. */
export const screens: Record<string, Screen> = {
  "/admin": { permission: "content.read", firstQueries: () => [dashboardQuery, webResourcesQuery, lastChangesQuery, profileQuery] },
  "/admin/office": { permission: "content.read", firstQueries: () => [webResourcesQuery] },
  "/admin/resources": { permission: "content.read", firstQueries: () => [webResourcesQuery] },
  "/admin/resources/add": { permission: "settings.write" },
  "/admin/resource/edit": { permission: "content.read" },
  "/admin/blog": { permission: "content.read", firstQueries: (address) => [blogPostsQuery(parsePostList(address)), blogCategoriesQuery] },
  "/admin/blog/add": { permission: "content.write" },
  "/admin/blog/edit/:id": { permission: "content.read" },
  "/admin/blogcategory": { permission: "content.read", firstQueries: () => [blogCategoriesQuery] },
  "/admin/blogcategory/add": { permission: "content.write" },
  "/admin/blogcategory/edit/:id": { permission: "content.read" },
  "/admin/pagecategory": { permission: "content.read", firstQueries: () => [pageCategoriesQuery] },
  "/admin/pagecategory/add": { permission: "content.write" },
  "/admin/pagecategory/edit/:id": { permission: "content.read" },
  "/admin/pagecontent": {
    permission: "content.read",
    firstQueries: (address) => [pageContentsQuery(parseContentList(address)), pageCategoriesQuery],
  },
  "/admin/pagecontent/add": { permission: "content.write" },
  "/admin/pagecontent/edit/:id": { permission: "content.read" },
  "/admin/loanofficercms": { permission: "content.read", firstQueries: () => [loanOfficersQuery] },
  "/admin/loanofficercms/add": { permission: "sensitive.write" },
  "/admin/loanofficercms/edit/:id": { permission: "content.read" },
  "/admin/media": { permission: "content.read", firstQueries: (address) => [libraryQuery(parsePictureList(address))] },
  "/admin/media/:picture": { permission: "content.read" },
  "/admin/contactuslist": { permission: "leads.own", firstQueries: (address) => [inboxQuery(parseInbox(address))] },
  "/admin/contactuslist/board": { permission: "leads.own", firstQueries: () => workStates.map((state) => boardQuery(state)) },
  "/admin/contactuslist/:id": { permission: "leads.own" },
  "/admin/replytemplate": { permission: "messages.read", firstQueries: () => [replyTemplatesQuery] },
  "/admin/replytemplate/add": { permission: "messages.handle" },
  "/admin/replytemplate/edit/:id": { permission: "messages.read" },
  "/admin/find": { permission: "content.read" },
  "/admin/changes": { permission: "content.read", firstQueries: (address) => [changesQuery(parseChangeSearch(address)), peopleQuery] },
  "/admin/my-profile": { permission: "profile.own" },
  "/admin/officer-proposals": { permission: "profile.approve", firstQueries: () => [proposalsQuery] },
  "/admin/lead-routing": { permission: "leads.route", firstQueries: () => [routingRulesQuery, loanOfficersQuery] },
  "/admin/lead-routing/add": { permission: "leads.route" },
  "/admin/lead-routing/edit/:id": { permission: "leads.route" },
  "/admin/numbers": { permission: "numbers.read", firstQueries: (address) => [numbersQuery(parsePeriod(address))] },
  "/admin/newsletter": {
    permission: "newsletter.manage",
    firstQueries: (address) => [subscribersQuery(parseSubscriberList(address))],
  },
  "/admin/newsletter/import": { permission: "newsletter.manage" },
  "/admin/newsletter/issues": { permission: "newsletter.manage", firstQueries: (address) => [issuesQuery(parseIssueList(address))] },
  "/admin/newsletter/issues/add": { permission: "newsletter.manage" },
  "/admin/newsletter/issues/edit/:id": { permission: "newsletter.manage" },
  "/admin/bin": { permission: "content.read", firstQueries: (address) => [binQuery(parseBinList(address))] },
  "/admin/personal-data": { permission: "data.erase" },
  "/admin/audit": { permission: "audit.read", firstQueries: (address) => [auditEventsQuery(parseAddress(address)), staffQuery] },
  "/admin/incident": {
    permission: "incident.respond",
    firstQueries: (address) => [incidentQuery(parseIncident(address)), incidentReadsQuery(parseIncident(address)), staffQuery],
  },
  "/admin/accounts": { permission: "accounts.manage", firstQueries: () => [staffQuery, profileQuery] },
  "/admin/accounts/add": { permission: "accounts.manage" },
  "/admin/accounts/edit/:id": { permission: "accounts.manage" },
  "/admin/profile": { permission: "own.account" },
  "/admin/styleguide": { permission: "content.read" },
  "/admin/not-allowed": { permission: "own.account" },
  "/admin/*": { permission: "own.account" },
};

/** The pattern of a route as this table spells it. */
export const screenOf = (pattern: string) => `/${pattern.replace(/^\/|\/$/g, "")}`;
