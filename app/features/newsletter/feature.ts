import { feature } from "#app/admin-kit/feature.ts";
import { newsletterIssueNoun } from "./noun.ts";
import { issuesQuery, subscribersQuery } from "./queries.ts";
import { parseIssueList, parseSubscriberList } from "./subscriber-list.ts";

export const newsletter = feature({
  nouns: [newsletterIssueNoun],
  tools: [{ to: "/admin/newsletter", label: { en: "Newsletter", es: "Boletín" }, order: 70 }],
  screens: {
    "/admin/newsletter": {
      permission: "newsletter.manage",
      firstQueries: (address) => [subscribersQuery(parseSubscriberList(address))],
    },
    "/admin/newsletter/import": { permission: "newsletter.manage" },
    "/admin/newsletter/issues": { permission: "newsletter.manage", firstQueries: (address) => [issuesQuery(parseIssueList(address))] },
    "/admin/newsletter/issues/add": { permission: "newsletter.manage" },
    "/admin/newsletter/issues/edit/:id": { permission: "newsletter.manage" },
  },
});
