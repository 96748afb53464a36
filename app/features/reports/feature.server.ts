import { feature } from "#platform/feature.server.ts";
import { dashboardOperations } from "./dashboard/api.server.ts";
import { weeklyMailComposer } from "./mails/weekly-mail-compose.server.ts";
import { numberOperations } from "./numbers/api.server.ts";
import { purgePageViews } from "./numbers/page-views.server.ts";
import { queueWeeklyMails } from "./numbers/weekly-mail.server.ts";

export const reports = feature({
  operations: (definitions) => [...dashboardOperations(definitions), ...numberOperations],
  mails: (platform) => [weeklyMailComposer(platform)],
  jobs: (platform) => [{ name: "weekly mails", run: (now) => queueWeeklyMails(platform, now) }],
  daily: [purgePageViews],
});
