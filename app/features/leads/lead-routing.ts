import { isLicenseValid, type OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";

/** When a rule speaks of a message. */
export const routingConditions = ["officerPage", "language", "homeState", "product", "always"] as const;
export type RoutingCondition = (typeof routingConditions)[number];

/** Whom a rule gives it to: one person, those in turn who fit the visitor, or the office as a whole. */
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

/** An officer as far as leads go. `turn` grows with each lead that was given in rotation; 0 has never had one. */
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
  /** Whose page it came from. */
  pageOfficerId: number | null;
  homeState: UsState | null;
  product: Specialty | null;
};

/** What was decided: the rule that found someone, or none that did; `insteadOf` is the absent officer whose deputy it is. */
export type RoutingDecision = {
  officerId: number | null;
  rule: RoutingRule | undefined;
  insteadOf: number | undefined;
  isTurn: boolean;
};

const rotations: readonly RoutingTarget[] = ["speakers", "licensed", "specialists", "everyone"];

export const isRotation = (target: RoutingTarget): boolean => rotations.includes(target);

/** Both days are inclusive; an absence without an end lasts until staff say so. */
export function isAway({ awayFrom, awayUntil }: Pick<RoutedOfficer, "awayFrom" | "awayUntil">, day: string): boolean {
  if (awayFrom === null && awayUntil === null) return false;
  return (awayFrom === null || awayFrom <= day) && (awayUntil === null || day <= awayUntil);
}

/** A lead from a state wants its licence; where the state is not told, any licence does. */
function isLicensedFor({ licenses }: RoutedOfficer, { homeState }: RoutedLead, day: string): boolean {
  return licenses.some((license) => isLicenseValid(license, day) && (homeState === null || license.state === homeState));
}

const isAble = (officer: RoutedOfficer, lead: RoutedLead, day: string): boolean =>
  officer.isActive && !isAway(officer, day) && isLicensedFor(officer, lead, day);

function speaksOf(rule: RoutingRule, lead: RoutedLead): boolean {
  if (rule.condition === "officerPage") return lead.pageOfficerId !== null;
  if (rule.condition === "language") return rule.language === lead.language;
  if (rule.condition === "homeState") return rule.homeState !== null && rule.homeState === lead.homeState;
  if (rule.condition === "product") return rule.product !== null && rule.product === lead.product;
  return true;
}

function fits(target: RoutingTarget, officer: RoutedOfficer, lead: RoutedLead): boolean {
  if (target === "speakers") return officer.languagesSpoken.includes(lead.language);
  if (target === "specialists") return lead.product !== null && officer.specialties.includes(lead.product);
  // Being licensed for the lead is asked of everyone; this target also wants the state to be known.
  return target === "licensed" ? lead.homeState !== null : true;
}

type Facts = { rules: readonly RoutingRule[]; officers: readonly RoutedOfficer[]; lead: RoutedLead; day: string };
type Finding = Omit<RoutingDecision, "rule">;

/** That person, or whoever stands in for them while they are away. */
function findNamed({ officers, lead, day }: Facts, id: number | null): Finding | undefined {
  const officer = officers.find(({ loanOfficerId }) => loanOfficerId === id);
  if (!officer?.isActive) return undefined;
  if (isAble(officer, lead, day)) return { officerId: officer.loanOfficerId, insteadOf: undefined, isTurn: false };
  const deputy = officers.find(({ loanOfficerId }) => loanOfficerId === officer.deputyOfficerId);
  if (!deputy || !isAway(officer, day) || !isAble(deputy, lead, day)) return undefined;
  return { officerId: deputy.loanOfficerId, insteadOf: officer.loanOfficerId, isTurn: false };
}

/** Whoever was given one the longest time ago. Whoever is away loses no turn: the first lead after their return is theirs. */
function findNext({ officers, lead, day }: Facts, target: RoutingTarget): Finding | undefined {
  const candidates = officers.filter((officer) => isAble(officer, lead, day) && fits(target, officer, lead));
  // Equal turns keep the order in which the officers came, which is that of the directory.
  const [next] = candidates.toSorted((a, b) => a.turn - b.turn);
  return next && { officerId: next.loanOfficerId, insteadOf: undefined, isTurn: true };
}

function follow(facts: Facts, { target, officerId }: RoutingRule): Finding | undefined {
  if (target === "office") return { officerId: null, insteadOf: undefined, isTurn: false };
  if (target === "pageOfficer") return findNamed(facts, facts.lead.pageOfficerId);
  return target === "officer" ? findNamed(facts, officerId) : findNext(facts, target);
}

/**
 * Who gets a lead: the first rule that speaks of it and finds somebody decides. A rule that finds nobody passes it on to the next;
 * what no rule gives to anyone is the office's.
 */
export function decideRouting(facts: Facts): RoutingDecision {
  for (const rule of facts.rules) {
    const finding = speaksOf(rule, facts.lead) ? follow(facts, rule) : undefined;
    if (finding) return { ...finding, rule };
  }
  return { officerId: null, insteadOf: undefined, isTurn: false, rule: undefined };
}
