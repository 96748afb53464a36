import { gt, sql } from "drizzle-orm";
import type { AuditAction } from "#lib/audit-actions.ts";
import type { StoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import { auditEvents } from "./tables/audit-events.server.ts";

type SecurityEvent = "guess" | "bulkRead" | "export" | "newOwner";

const securityEvents: Partial<Record<AuditAction, SecurityEvent>> = {
  "session.refuseSignIn": "guess",
  "session.delaySignIn": "guess",
  "session.refuseSecondFactor": "guess",
  "confirmation.refuse": "guess",
  "personalData.readMany": "bulkRead",
};

/** Every feature's exports count. */
const eventOf = (action: string): SecurityEvent | undefined =>
  /\.export(Customers)?$/.test(action) ? "export" : securityEvents[action as AuditAction];

const makesOwner = sql<boolean>`(${auditEvents.action} = 'staff.create' and ${auditEvents.detail} ->> 'role' = 'owner')
  or (${auditEvents.action} = 'staff.changeRole' and ${auditEvents.detail} ->> 'to' = 'owner')`;

/** Counts of events that an operator should be alerted to. */
export const auditMetrics: StoredMetrics = {
  gauges: [
    {
      name: "umbral_security_events_hour",
      help: "Wrong passwords and codes, bulk reads of customer data, exports and new owners in the last hour.",
      label: "event",
    },
  ],
  read: async (db) => {
    const { action, at } = auditEvents;
    const rows = await db
      .select({ action, makesOwner, count: sql<number>`count(*)::int` })
      .from(auditEvents)
      .where(gt(at, sql`now() - interval '1 hour'`))
      .groupBy(action, makesOwner);
    const counts: Record<SecurityEvent, number> = { guess: 0, bulkRead: 0, export: 0, newOwner: 0 };
    for (const row of rows) {
      const event = row.makesOwner ? "newOwner" : eventOf(row.action);
      if (event) counts[event] += row.count;
    }
    return { umbral_security_events_hour: counts };
  },
};
