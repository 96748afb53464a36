import { isLicenseValid, type OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";

/** When a rule applies to a message. */
export const routingConditions = ["officerPage", "language", "homeState", "product", "always"] as const;
export type RoutingCondition = (typeof routingConditions)[number];

/** Who gets it: one officer, officers in rotation, or the office. */
export const routingTargets = ["pageOfficer", "officer", "speakers", "licensed", "specialists", "everyone", "office"] as const;
export type RoutingTarget = (typeof routingTargets)[number];

export type RoutingRule = {
  routingRuleId: number;
  condition: RoutingCondition;
  language: Language | null;
  homeState: UsState | null;
  product: Specialty | null;
  target: RoutingTarget;
  officerId: number | null;
};

/** `turn` increases with each lead in rotation; 0 means that the officer never had one. */
export type RoutedOfficer = {
  loanOfficerId: number;
  isActive: boolean;
  languagesSpoken: readonly string[];
  specialties: readonly Specialty[];
  licenses: readonly OfficerLicense[];
  awayFrom: string | null;
  awayUntil: string | null;
  deputyOfficerId: number | null;
  turn: number;
};

export type RoutedLead = {
  language: Language;
  /** Of the officer's page that it was sent from. */
  pageOfficerId: number | null;
  homeState: UsState | null;
  product: Specialty | null;
};

/** `rule` is undefined if none applied and found an officer or named the office; `insteadOf` is the absent officer whose deputy gets the lead. */
export type RoutingDecision = {
  officerId: number | null;
  rule: RoutingRule | undefined;
  insteadOf: number | undefined;
  isTurn: boolean;
};

const rotations: readonly RoutingTarget[] = ["speakers", "licensed", "specialists", "everyone"];

export const isRotation = (target: RoutingTarget): boolean => rotations.includes(target);

/** Both days are inclusive; an absence without an end lasts until staff end it. */
export function isAway({ awayFrom, awayUntil }: Pick<RoutedOfficer, "awayFrom" | "awayUntil">, day: string): boolean {
  if (awayFrom === null && awayUntil === null) return false;
  return (awayFrom === null || awayFrom <= day) && (awayUntil === null || day <= awayUntil);
}

/** A lead from a known state needs a license for it, any other lead any license. */
function isLicensedFor({ licenses }: RoutedOfficer, { homeState }: RoutedLead, day: string): boolean {
  return licenses.some((license) => isLicenseValid(license, day) && (homeState === null || license.state === homeState));
}

const canTake = (officer: RoutedOfficer, lead: RoutedLead, day: string): boolean =>
  officer.isActive && !isAway(officer, day) && isLicensedFor(officer, lead, day);

function appliesTo(rule: RoutingRule, lead: RoutedLead): boolean {
  if (rule.condition === "officerPage") return lead.pageOfficerId !== null;
  if (rule.condition === "language") return rule.language === lead.language;
  if (rule.condition === "homeState") return rule.homeState !== null && rule.homeState === lead.homeState;
  if (rule.condition === "product") return rule.product !== null && rule.product === lead.product;
  return true;
}

function fits(target: RoutingTarget, officer: RoutedOfficer, lead: RoutedLead): boolean {
  if (target === "speakers") return officer.languagesSpoken.includes(lead.language);
  if (target === "specialists") return lead.product !== null && officer.specialties.includes(lead.product);
  // Every target requires a license for the lead; this one also requires a known state.
  return target === "licensed" ? lead.homeState !== null : true;
}

type Facts = { rules: readonly RoutingRule[]; officers: readonly RoutedOfficer[]; lead: RoutedLead; day: string };
type Finding = Omit<RoutingDecision, "rule">;

/** The officer, or their deputy while they are away. */
function findNamed({ officers, lead, day }: Facts, id: number | null): Finding | undefined {
  const officer = officers.find(({ loanOfficerId }) => loanOfficerId === id);
  if (!officer?.isActive) return undefined;
  if (canTake(officer, lead, day)) return { officerId: officer.loanOfficerId, insteadOf: undefined, isTurn: false };
  const deputy = officers.find(({ loanOfficerId }) => loanOfficerId === officer.deputyOfficerId);
  if (!deputy || !isAway(officer, day) || !canTake(deputy, lead, day)) return undefined;
  return { officerId: deputy.loanOfficerId, insteadOf: officer.loanOfficerId, isTurn: false };
}

/** The officer with the oldest turn. Absent officers keep their turn: they get the first lead after their return. */
function findNext({ officers, lead, day }: Facts, target: RoutingTarget): Finding | undefined {
  const candidates = officers.filter((officer) => canTake(officer, lead, day) && fits(target, officer, lead));
  // Equal turns keep the order of the directory.
  const [next] = candidates.toSorted((a, b) => a.turn - b.turn);
  return next && { officerId: next.loanOfficerId, insteadOf: undefined, isTurn: true };
}

function applyRule(facts: Facts, { target, officerId }: RoutingRule): Finding | undefined {
  if (target === "office") return { officerId: null, insteadOf: undefined, isTurn: false };
  if (target === "pageOfficer") return findNamed(facts, facts.lead.pageOfficerId);
  return target === "officer" ? findNamed(facts, officerId) : findNext(facts, target);
}

/** The first rule that applies and finds an officer, or names the office, decides; without one, the lead is the office's. */
export function decideRouting(facts: Facts): RoutingDecision {
  for (const rule of facts.rules) {
    const finding = appliesTo(rule, facts.lead) ? applyRule(facts, rule) : undefined;
    if (finding) return { ...finding, rule };
  }
  return { officerId: null, insteadOf: undefined, isTurn: false, rule: undefined };
}
