import { feature } from "#platform/feature.server.ts";
import { auditOperations } from "./audit/api.server.ts";
import { dataReadOperations } from "./data-reads/api.server.ts";
import { flagBulkReads } from "./data-reads/bulk-reads.server.ts";
import { bulkReadComposer } from "./mails/bulk-read-mail.server.ts";
import { weeklyChangesComposer } from "./mails/weekly-changes-mail.server.ts";
import { personalDataOperations } from "./personal-data/api.server.ts";
import { revisionOperations } from "./revisions/api.server.ts";
import { weeklyChanges } from "./revisions/weekly-changes.server.ts";

export const history = feature({
  operations: (definitions) => [...revisionOperations(definitions), ...personalDataOperations, ...auditOperations, ...dataReadOperations],
  mails: (platform) => [weeklyChangesComposer(platform), bulkReadComposer(platform)],
  jobs: (platform) => [
    { name: "weekly changes", run: (now) => weeklyChanges.queue(platform, now) },
    { name: "bulk reads", run: (now) => flagBulkReads(platform, now) },
  ],
});
