import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { calculatorIndexTexts, calculatorPageTexts } from "#app/features/calculators/texts/pages.ts";
import type { ToolPage } from "#app/features/pages/search/tools.ts";

const toolPage = (path: string, texts: ToolPage["texts"], keywords?: string): ToolPage => ({ path, texts, keywords });

const { en, es } = calculatorPageTexts;
const calculatorPages = calculatorNames.map((name) =>
  toolPage(calculatorPath(name), { en: en[name], es: es[name] }, "calculator calculadora"),
);

/** The pages that are made by the program instead of by staff; a search finds them by their names and descriptions. */
export const toolPages: ToolPage[] = [
  toolPage("/can-i-buy", checkTexts),
  toolPage("/your-folder", folderTexts),
  toolPage("/calculators", calculatorIndexTexts),
  ...calculatorPages,
];
