import { feature } from "#platform/feature.server.ts";
import { calculatorNames, calculatorPath } from "./kit/catalog.ts";
import { calculatorIndexTexts, calculatorPageTexts } from "./texts/pages.ts";

const { en, es } = calculatorPageTexts;

export const calculators = feature({
  toolPages: [
    { path: "/calculators", texts: calculatorIndexTexts },
    ...calculatorNames.map((name) => ({
      path: calculatorPath(name),
      texts: { en: en[name], es: es[name] },
      keywords: "calculator calculadora",
    })),
  ],
});
