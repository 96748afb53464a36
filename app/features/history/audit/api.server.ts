import { z } from "zod";
import { operation } from "#platform/api/operation.server.ts";
import { totals } from "#platform/api/paging.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { auditCsv } from "./export.server.ts";
import { auditFilter, auditItem, auditQuery } from "./schema.ts";
import { listAuditEvents } from "./service.server.ts";

const tag = "Activity log";

export const auditOperations = [
  operation({
    method: "get",
    path: "/api/audit",
    access: "audit.read",
    tag,
    summary: "Sign-ins, refusals, changes of accounts and settings, exports and erasures: who, what, when and from where, newest first",
    query: auditQuery,
    returns: { auditListVm: z.array(auditItem), ...totals },
    handle: async ({ db, query }) => {
      const { events, ...rest } = await listAuditEvents(db, query);
      return { auditListVm: events, ...rest };
    },
  }),
  operation({
    method: "get",
    path: "/api/audit/export",
    access: "audit.read",
    confirmed: true,
    tag,
    summary: "The activity log of a filter as a CSV file; the export is itself recorded",
    query: auditFilter,
    produces: "text/csv",
    handle: async ({ c, db, staff: { userId }, query: { filterKey, ...filter } }) => {
      // The search text may be a person's name, which the log never holds.
      const detail = { ...filter, ...(filterKey !== "" && { searched: true }) };
      await recordAudit(db, { action: "audit.export", userId, clientAddress: c.var.clientAddress, detail });
      return c.body(auditCsv(db, { filterKey, ...filter }), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="activity-log-${new Date().toISOString().slice(0, 10)}.csv"`,
        // Streamed: compression would wait for the whole file.
        Vary: "Accept-Encoding",
      });
    },
  }),
];
