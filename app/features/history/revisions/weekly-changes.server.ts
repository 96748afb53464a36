import { weeklyMailOf } from "#platform/accounts/weekly-mail.server.ts";

export const weeklyChanges = weeklyMailOf("revisions.week", "weeklyChanges", "content.read");
