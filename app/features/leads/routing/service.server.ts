import { asc } from "drizzle-orm";
import type { RoutingRule } from "#app/features/leads/lead-routing.ts";
import { routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { routingTexts, ruleSentence } from "#app/features/leads/texts/lead-routing.ts";
import { findOfficerName } from "#app/features/officers/reads.server.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { lastPosition } from "#platform/content/move-record.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { routingRuleDefinition } from "./definition.server.ts";
import type { RoutingRuleInput, RoutingRulePatch } from "./schema.ts";

const rules = contentStore(routingRuleDefinition);

type SavedRule = Omit<RoutingRule, "routingRuleId"> & { isActive?: boolean };

/** Every message checks all of them. */
const maxRules = 100;

export function listRules(db: Db) {
  return db.select(rules.columns).from(routingRules).orderBy(asc(routingRules.sortOrder), asc(routingRules.routingRuleId));
}

export const getRule = (db: Db, id: number) => rules.get(db, id);

export function createRule(db: Db, input: RoutingRuleInput, actor: Actor) {
  return db.transaction(async (tx) => {
    const rule = completeRule(input);
    if ((await tx.$count(routingRules)) >= maxRules)
      throw new AppError("invalid", { en: `There may be at most ${maxRules} rules`, es: `Puede haber como máximo ${maxRules} reglas` });
    const sortOrder = await lastPosition(tx, routingRules.sortOrder);
    return rules.create(tx, { ...rule, name: await nameRule(tx, rule), sortOrder }, actor);
  });
}

export function updateRule(db: Db, id: number, patch: RoutingRulePatch, actor: Actor, version?: number) {
  return db.transaction(async (tx) => {
    const before = await rules.lock(tx, id, version);
    const givenFields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const rule = completeRule({ ...before, ...givenFields });
    return rules.update(tx, id, { ...rule, name: await nameRule(tx, rule) }, actor, version);
  });
}

export function deleteRule(db: Db, id: number, actor: Actor) {
  return db.transaction((tx) => rules.remove(tx, id, actor));
}

export function moveRule(db: Db, id: number, direction: "up" | "down", actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "routing_rules");
    const orderedRules = await listRules(tx);
    const index = orderedRules.findIndex(({ routingRuleId }) => routingRuleId === id);
    const rule = orderedRules[index];
    if (!rule) throw new AppError("notFound", { en: `Routing rule ${id} does not exist`, es: `No se encontró la regla de reparto ${id}` });
    const neighbour = orderedRules[direction === "up" ? index - 1 : index + 1];
    if (!neighbour) return;
    // Rules can share a position, for example after one was restored: renumber all of them.
    const others = orderedRules.filter((other) => other !== rule);
    others.splice(others.indexOf(neighbour) + (direction === "up" ? 0 : 1), 0, rule);
    for (const [position, { routingRuleId, sortOrder }] of others.entries()) {
      const newOrder = (position + 1) * 10;
      if (sortOrder !== newOrder) await rules.update(tx, routingRuleId, { sortOrder: newOrder }, actor);
    }
  });
}

type GivenRule = Partial<Record<keyof RoutingRuleInput, unknown>> & Pick<RoutingRuleInput, "condition" | "target">;

/** Requires what the condition and the target need, and drops the rest. */
function completeRule(given: GivenRule): SavedRule {
  const { condition, target, isActive } = given as RoutingRuleInput;
  const requireField = (field: "language" | "homeState" | "product") => {
    if (condition !== field) return null;
    return (
      given[field] ||
      refuse(field, {
        en: `Choose what follows “If a message ${routingTexts.en.conditions[condition]}”`,
        es: `Si un mensaje ${routingTexts.es.conditions[condition]}… ¿qué? Elija una opción`,
      })
    );
  };
  if (target === "pageOfficer" && condition !== "officerPage")
    refuse("target", {
      en: "Only a message from a loan officer's page can go to that officer",
      es: "Solo un mensaje de la página de un oficial de préstamos puede ser para ese oficial",
    });
  const officerId =
    target === "officer"
      ? given.officerId || refuse("officerId", { en: "Choose the officer who gets it", es: "Elija el oficial que lo recibe" })
      : null;
  const comparedFields = { language: requireField("language"), homeState: requireField("homeState"), product: requireField("product") };
  return { condition, target, officerId, isActive, ...comparedFields } as SavedRule;
}

function refuse(field: string, sentence: LocalizedText): never {
  throw AppError.field(field, sentence);
}

async function nameRule(tx: Db, rule: SavedRule): Promise<string> {
  const officer = rule.officerId === null ? undefined : await findOfficerName(tx, rule.officerId);
  return ruleSentence(rule, officer, "en");
}

const defaultRules: RoutingRuleInput[] = [
  { condition: "officerPage", target: "pageOfficer" },
  { condition: "language", language: "es", target: "speakers" },
  { condition: "always", target: "office" },
];

export function writeDefaultRules(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    for (const rule of defaultRules) await createRule(tx, rule, { userId: null });
  });
}
