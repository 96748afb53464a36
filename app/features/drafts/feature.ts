import { CalendarDays, FilePen, Package } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { ApprovalBadge } from "./admin/approval-badge.tsx";
import { parseCalendar } from "./calendar-address.ts";
import { allDraftsQuery } from "./list-queries.ts";
import { calendarQuery } from "./schedules-queries.ts";
import { setsQuery } from "./sets-queries.ts";

export const drafts = feature({
  nav: [
    { to: "/admin/calendar", label: { en: "Calendar", es: "Calendario" }, order: 111, icon: CalendarDays, audience: "content" },
    { to: "/admin/sets", label: { en: "Sets", es: "Conjuntos" }, order: 112, icon: Package },
    { to: "/admin/drafts", label: { en: "Drafts", es: "Borradores" }, order: 115, icon: FilePen, badge: ApprovalBadge },
  ],
  screens: {
    "/admin/calendar": { permission: "content.read", firstQueries: (address) => [calendarQuery(parseCalendar(address))] },
    "/admin/sets": { permission: "content.read", firstQueries: () => [setsQuery] },
    "/admin/sets/:id": { permission: "content.read" },
    "/admin/drafts": { permission: "content.read", firstQueries: () => [allDraftsQuery] },
  },
});
