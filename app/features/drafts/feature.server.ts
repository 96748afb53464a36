import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { runDueSchedules } from "#platform/drafts/run-schedules.server.ts";
import { onScheduleChange } from "#platform/drafts/schedule-changes.server.ts";
import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { scheduleFailureComposer } from "./mails/schedule-failure-mail.server.ts";
import { scheduleOperations } from "./schedules-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [...draftOperations(definitions, all), ...scheduleOperations(definitions, all)],
  mails: (platform) => [scheduleFailureComposer(platform)],
  timedJobs: (platform, operations) => {
    const kinds = findDraftKinds(platform.definitions, operations);
    return [{ name: "schedules", run: () => runDueSchedules(platform, kinds), onChange: onScheduleChange }];
  },
});
