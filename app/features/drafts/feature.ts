import { CalendarDays, FilePen } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { parseCalendar } from "./calendar-address.ts";
import { allDraftsQuery } from "./list-queries.ts";
import { calendarQuery } from "./schedules-queries.ts";

export const drafts = feature({
  nav: [
    { to: "/admin/calendar", label: { en: "Calendar", es: "Calendario" }, order: 100, icon: CalendarDays, audience: "content" },
    { to: "/admin/drafts", label: { en: "Drafts", es: "Borradores" }, order: 115, icon: FilePen },
  ],
  screens: {
    "/admin/calendar": { permission: "content.read", firstQueries: (address) => [calendarQuery(parseCalendar(address))] },
    "/admin/drafts": { permission: "content.read", firstQueries: () => [allDraftsQuery] },
  },
});
