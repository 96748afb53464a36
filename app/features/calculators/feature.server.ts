import { feature } from "#platform/feature.server.ts";
import { calculatorNames, calculatorPath } from "./kit/catalog.ts";
import { calculatorIndexTexts, calculatorPageTexts } from "./texts/pages.ts";

export const calculators = feature({
  toolPages: [
    { path: "/calculators", texts: calculatorIndexTexts },
    ...calculatorNames.map((name) => ({
      path: calculatorPath(name),
      texts: calculatorPageTexts[name],
      keywords: "calculator calculadora",
    })),
  ],
});
