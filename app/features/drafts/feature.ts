import { CalendarDays } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { parseCalendar } from "./calendar-address.ts";
import { calendarQuery } from "./schedules-queries.ts";

export const drafts = feature({
  nav: [{ to: "/admin/calendar", label: { en: "Calendar", es: "Calendario" }, order: 100, icon: CalendarDays, audience: "content" }],
  screens: {
    "/admin/calendar": { permission: "content.read", firstQueries: (address) => [calendarQuery(parseCalendar(address))] },
  },
});
