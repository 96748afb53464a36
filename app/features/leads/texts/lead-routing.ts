import type { RoutingCondition, RoutingRule, RoutingTarget } from "#app/features/leads/lead-routing.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { texts } from "#app/messages/texts.ts";
import { stateNames } from "#app/messages/us-states.ts";
import type { Language } from "#lib/translations.ts";

export const routingTexts = texts({
  en: {
    conditions: {
      officerPage: "comes from a loan officer's page",
      language: "is written in",
      homeState: "is about a home in",
      product: "is about",
      always: "arrives, on any subject",
    } satisfies Record<RoutingCondition, string>,
    targets: {
      pageOfficer: "it goes to that officer",
      officer: "it goes to one officer",
      speakers: "officers who speak its language take turns",
      licensed: "officers licensed in that state take turns",
      specialists: "officers with that specialty take turns",
      everyone: "all officers take turns",
      office: "it goes to the office",
    } satisfies Record<RoutingTarget, string>,
    anyMessage: "Any message:",
    ifMessage: (condition: string) => `If a message ${condition},`,
    toOfficer: (name: string) => `it goes to ${name}`,
    noOfficer: "no one yet",
  },
  es: {
    conditions: {
      officerPage: "viene de la página de un oficial de préstamos",
      language: "está escrito en",
      homeState: "trata de una casa en",
      product: "trata de",
      always: "llega, trate de lo que trate",
    },
    targets: {
      pageOfficer: "es para ese oficial",
      officer: "es para un oficial",
      speakers: "se turnan los oficiales que hablan su idioma",
      licensed: "se turnan los oficiales con licencia en ese estado",
      specialists: "se turnan los oficiales con esa especialidad",
      everyone: "se turnan todos los oficiales",
      office: "es para la oficina",
    },
    anyMessage: "Todo mensaje:",
    ifMessage: (condition) => `Si un mensaje ${condition},`,
    toOfficer: (name) => `es para ${name}`,
    noOfficer: "nadie todavía",
  },
});

type Rule = Pick<RoutingRule, "condition" | "language" | "homeState" | "product" | "target">;

function comparedWith({ condition, language, homeState, product }: Rule, readers: Language): string {
  if (condition === "language" && language) return new Intl.DisplayNames(readers, { type: "language" }).of(language) ?? language;
  if (condition === "homeState" && homeState) return stateNames[readers][homeState];
  return condition === "product" && product ? specialtyNames[readers][product] : "";
}

/** A rule as people read it: "If a message is written in Spanish, officers who speak its language take turns". */
export function ruleSentence(rule: Rule, officerName: string | undefined, readers: Language): string {
  const text = routingTexts[readers];
  const condition = [text.conditions[rule.condition], comparedWith(rule, readers)].filter(Boolean).join(" ");
  const then = rule.target === "officer" ? text.toOfficer(officerName ?? text.noOfficer) : text.targets[rule.target];
  return `${rule.condition === "always" ? text.anyMessage : text.ifMessage(condition)} ${then}`;
}
