import { z } from "zod";
import { calculatorNames } from "#app/features/calculators/kit/catalog.ts";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { fieldError, mustBeOneOf } from "#lib/validation-messages.ts";

export const labels = { calculator: { en: "Calculator", es: "Calculadora" } };

export const kind = blockKind({
  label: { en: "Calculator", es: "Calculadora" },
  about: { en: "A card that opens one of the calculators", es: "Una tarjeta que abre una de las calculadoras" },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({
    calculator: z.enum(calculatorNames, fieldError(labels.calculator, mustBeOneOf(calculatorNames))).default("monthly-payment"),
  }),
});
