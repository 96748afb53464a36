import { addWorkingMinutes } from "#app/features/leads/working-time.ts";
import { officeHours } from "#app/features/settings/opening-hours.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";

export const answerDue = (settings: Settings, from: Date): Date =>
  addWorkingMinutes(officeHours(settings), from, Number(settings["leads.answerHours"]) * 60);

export function waitingFrom(settings: Settings, from: Date) {
  const answerDueAt = answerDue(settings, from);
  return { answerDueAt, nextReminderAt: answerDueAt };
}
