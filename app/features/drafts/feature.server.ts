import { type DraftKind, findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { runDueSchedules } from "#platform/drafts/run-schedules.server.ts";
import { onScheduleChange } from "#platform/drafts/schedule-changes.server.ts";
import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { approvalOperations } from "./approval-api.server.ts";
import { deleteOrphanedComments } from "./comments.server.ts";
import { commentOperations } from "./comments-api.server.ts";
import { draftListOperations } from "./list-api.server.ts";
import { draftNoticeComposer } from "./mails/notice-mail.server.ts";
import { scheduleFailureComposer } from "./mails/schedule-failure-mail.server.ts";
import { draftPageOperations } from "./page-api.server.ts";
import { purgeLinks } from "./preview-links.server.ts";
import { previewLinkOperations } from "./preview-links-api.server.ts";
import { revisionDraftOperations } from "./revisions-api.server.ts";
import { scheduleOperations } from "./schedules-api.server.ts";
import { setOperations } from "./sets-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => {
    let found: DraftKind[] | undefined;
    const kinds = () => {
      found ??= findDraftKinds(definitions, all());
      return found;
    };
    return [
      ...draftOperations(kinds),
      ...draftListOperations(kinds),
      ...draftPageOperations(kinds),
      ...approvalOperations(kinds),
      ...commentOperations(kinds),
      ...scheduleOperations(kinds),
      ...setOperations(kinds),
      ...revisionDraftOperations(kinds),
      ...previewLinkOperations(kinds),
    ];
  },
  mails: (platform) => [draftNoticeComposer(platform), scheduleFailureComposer(platform)],
  timedJobs: (platform, operations) => {
    const kinds = findDraftKinds(platform.definitions, operations);
    return [{ name: "schedules", run: (signal) => runDueSchedules(platform, kinds, { signal }), onChange: onScheduleChange }];
  },
  daily: [purgeLinks, deleteOrphanedComments],
});
