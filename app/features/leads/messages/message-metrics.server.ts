import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { leadStates } from "#app/features/leads/lead-states.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import type { StoredMetrics } from "#platform/metrics/stored-metrics.server.ts";

const dayAgo = sql`now() - interval '1 day'`;

export const messageMetrics: StoredMetrics = {
  gauges: [
    { name: "umbral_messages", help: "Visitors' messages by state.", label: "state" },
    { name: "umbral_messages_received_day", help: "Messages that arrived in the last 24 hours." },
    { name: "umbral_messages_overdue", help: "Messages without a response in time." },
  ],
  read: async (db) => {
    const { state, createdAt, answerDueAt, firstAnsweredAt, mergedIntoId } = contactMessages;
    const isWhole = isNull(mergedIntoId);
    const rows = await db.select({ state, count: sql<number>`count(*)::int` }).from(contactMessages).where(isWhole).groupBy(state);
    const countOf = new Map(rows.map((row) => [row.state, row.count]));
    const isOverdue = and(isWhole, eq(state, "new"), isNull(firstAnsweredAt), lt(answerDueAt, sql`now()`));
    return {
      umbral_messages: Object.fromEntries(leadStates.map((name) => [name, countOf.get(name) ?? 0])),
      umbral_messages_received_day: await db.$count(contactMessages, and(isWhole, gt(createdAt, dayAgo))),
      umbral_messages_overdue: await db.$count(contactMessages, isOverdue),
    };
  },
};
