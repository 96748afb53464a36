import { z } from "zod";
import { routingConditions, routingTargets } from "#app/features/leads/lead-routing.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { flag, optionalId } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";
import { languages } from "#lib/translations.ts";
import { usStates } from "#lib/us-states.ts";
import { type FieldName, fieldError, mustBeOneOf } from "#lib/validation-messages.ts";

export const labels = {
  condition: { en: "If a message", es: "Si un mensaje" },
  language: { en: "Language", es: "Idioma" },
  homeState: { en: "State", es: "Estado" },
  product: { en: "Product", es: "Producto" },
  target: { en: "Then", es: "Entonces" },
  officerId: { en: "Officer", es: "Oficial" },
  isActive: { en: "In use", es: "En uso" },
};

const name = namesInMessages(labels);

/** One of a few words, or none of them: the empty text. */
const wordOrNone = <const Words extends readonly string[]>(name: FieldName, words: Words) =>
  z.preprocess((value) => value ?? "", z.enum(["", ...words], fieldError(name, mustBeOneOf(words)))).optional();

/** What an owner may say about who gets which messages; what the condition and the target do not need is left empty. */
export const routingRuleInput = z.object({
  condition: z.enum(routingConditions, fieldError(name.condition, mustBeOneOf(routingConditions))),
  language: wordOrNone(name.language, languages),
  homeState: wordOrNone(name.homeState, usStates),
  product: wordOrNone(name.product, specialties),
  target: z.enum(routingTargets, fieldError(name.target, mustBeOneOf(routingTargets))),
  officerId: optionalId(name.officerId).optional(),
  isActive: flag(name.isActive).optional(),
});

export const ruleMove = z.object({
  direction: z.enum(["up", "down"], fieldError("direction", { en: "must be up or down", es: "debe ser up o down" })),
});

export type RoutingRuleInput = z.infer<typeof routingRuleInput>;
export type RoutingRulePatch = Partial<RoutingRuleInput>;
