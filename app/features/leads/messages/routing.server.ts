import { asc, eq, max } from "drizzle-orm";
import { decideRouting, isRotation, type RoutedLead, type RoutingDecision } from "#app/features/leads/lead-routing.ts";
import type { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { officerTurns, routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { ruleSentence } from "#app/features/leads/texts/lead-routing.ts";
import { findOfficerName, officersToRoute } from "#app/features/officers/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { takeAdvisoryLock } from "#platform/database/advisory-lock.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type Rule = typeof routingRules.$inferSelect;
type Decision = RoutingDecision & { rule: Rule | undefined };

type Message = Pick<typeof contactMessages.$inferSelect, "language" | "loanOfficerId" | "homeState" | "product">;

export const leadOf = ({ language, loanOfficerId, homeState, product }: Message): RoutedLead => ({
  language,
  pageOfficerId: loanOfficerId,
  homeState,
  product,
});

function listRulesInUse(db: Db): Promise<Rule[]> {
  return db
    .select()
    .from(routingRules)
    .where(eq(routingRules.isActive, true))
    .orderBy(asc(routingRules.sortOrder), asc(routingRules.routingRuleId));
}

/** In the order of the directory. */
async function listRoutedOfficers(db: Db) {
  const officers = officersToRoute(db);
  const rows = await db
    .select()
    .from(officers)
    .leftJoin(officerTurns, eq(officerTurns.loanOfficerId, officers.loanOfficerId))
    .orderBy(asc(officers.sortOrder), asc(officers.lastName), asc(officers.loanOfficerId));
  return rows.map(({ officers: officer, officer_turns: turns }) => ({ ...officer, turn: turns?.turn ?? 0 }));
}

async function decide(db: Db, rules: Rule[], lead: RoutedLead, now: Date): Promise<Decision> {
  const decision = decideRouting({ rules, officers: await listRoutedOfficers(db), lead, day: officeDay(now) });
  return { ...decision, rule: rules.find(({ routingRuleId }) => routingRuleId === decision.rule?.routingRuleId) };
}

/** Writes nothing and uses up no turn. */
export const tryRouting = async (db: Db, lead: RoutedLead, now: Date): Promise<Decision> => decide(db, await listRulesInUse(db), lead, now);

type Assignment = Pick<typeof contactMessages.$inferInsert, "assignedOfficerId" | "routing">;

/** Runs in the transaction that stores the message. The lock keeps two messages, on any node, from getting the same turn. */
export async function routeLead(tx: Db, lead: RoutedLead, now: Date): Promise<Assignment> {
  const rules = await listRulesInUse(tx);
  if (rules.some(({ target }) => isRotation(target))) await takeAdvisoryLock(tx, "officer_turns");
  const { officerId, rule, insteadOf, isTurn } = await decide(tx, rules, lead, now);
  if (isTurn && officerId !== null) await keepTurn(tx, officerId, now);
  return {
    assignedOfficerId: officerId,
    routing: rule ? { ...(await describeRule(tx, rule)), ...(insteadOf !== undefined && { insteadOf }) } : {},
  };
}

/** In both languages, because the rule may be changed or deleted later. */
async function describeRule(tx: Db, rule: Rule) {
  const officer = rule.officerId === null ? undefined : await findOfficerName(tx, rule.officerId);
  return { rule: rule.routingRuleId, name: rule.name, nameEs: ruleSentence(rule, officer, "es") };
}

async function keepTurn(tx: Db, loanOfficerId: number, takenAt: Date): Promise<void> {
  const [last] = await tx.select({ turn: max(officerTurns.turn) }).from(officerTurns);
  const turn = (last?.turn ?? 0) + 1;
  await tx
    .insert(officerTurns)
    .values({ loanOfficerId, turn, takenAt })
    .onConflictDoUpdate({ target: officerTurns.loanOfficerId, set: { turn, takenAt } });
}

export async function recordRouting(tx: Db, contactMessageId: number, { assignedOfficerId, routing = {} }: Assignment): Promise<void> {
  if (!assignedOfficerId) return;
  const detail = { from: null, to: assignedOfficerId, rule: routing.rule ?? null, name: routing.name ?? "" };
  await tx.insert(messageEvents).values({ contactMessageId, kind: "assignment", detail });
}
