import { History, Trash2 } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { staffQuery } from "#app/features/accounts/queries.ts";
import { auditEventsQuery } from "./audit/queries.ts";
import { incidentQuery, incidentReadsQuery } from "./data-reads/queries.ts";
import { binQuery, changesQuery, peopleQuery } from "./revisions/queries.ts";
import { parseAuditSearch, parseBinSearch, parseChangeSearch, parseIncidentSearch } from "./search-address.ts";

export const history = feature({
  nav: [
    { to: "/admin/changes", label: { en: "Changes", es: "Cambios" }, order: 120, icon: History },
    { to: "/admin/bin", label: { en: "Trash", es: "Papelera" }, order: 130, icon: Trash2 },
  ],
  tools: [
    { to: "/admin/personal-data", label: { en: "Personal data", es: "Datos personales" }, order: 80 },
    { to: "/admin/audit", label: { en: "Activity log", es: "Registro de actividad" }, order: 90 },
    { to: "/admin/incident", label: { en: "If something happened", es: "Si pasó algo" }, order: 100 },
  ],
  screens: {
    "/admin/personal-data": { permission: "data.erase" },
    "/admin/changes": {
      permission: "content.read",
      firstQueries: (address, nouns) => [changesQuery(parseChangeSearch(address, nouns)), peopleQuery],
    },
    "/admin/bin": { permission: "content.read", firstQueries: (address, nouns) => [binQuery(parseBinSearch(address, nouns))] },
    "/admin/audit": { permission: "audit.read", firstQueries: (address) => [auditEventsQuery(parseAuditSearch(address)), staffQuery] },
    "/admin/incident": {
      permission: "incident.respond",
      firstQueries: (address) => [
        incidentQuery(parseIncidentSearch(address)),
        incidentReadsQuery(parseIncidentSearch(address)),
        staffQuery,
      ],
    },
  },
});
