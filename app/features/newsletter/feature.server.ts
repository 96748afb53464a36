import { feature } from "#platform/feature.server.ts";
import { newsletterIssueOperations } from "./api.server.ts";
import { newsletterIssueDefinition } from "./definition.server.ts";
import { issueMailComposers } from "./mails/issue-mails.server.ts";
import { subscriptionMailComposers } from "./mails/subscription-mails.server.ts";
import { newsletterMetrics } from "./newsletter-metrics.server.ts";
import { subscriberPersonalData } from "./personal-data.server.ts";
import { purgeDeliveries, purgeUnconfirmed } from "./retention.server.ts";
import { newsletterIntervalMs, runNewsletter } from "./run.server.ts";
import { newsletterSubscriberOperations } from "./subscribers-api.server.ts";

export const newsletter = feature({
  resources: [newsletterIssueDefinition],
  operations: () => [...newsletterIssueOperations, ...newsletterSubscriberOperations],
  mails: (platform) => [...subscriptionMailComposers(platform), ...issueMailComposers(platform)],
  jobs: (platform) => [{ name: "newsletter", everyMs: newsletterIntervalMs, run: (now) => runNewsletter(platform, now) }],
  daily: [purgeUnconfirmed, purgeDeliveries],
  metrics: [newsletterMetrics],
  personalData: subscriberPersonalData,
  // Mail providers unsubscribe on a reader's behalf (RFC 8058). The page takes a token that does one thing, so its sender does not matter.
  crossOriginPosts: ["/newsletter/unsubscribe"],
});
