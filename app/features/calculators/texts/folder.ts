import { texts } from "#app/messages/texts.ts";

export const folderCalculationTexts = texts({
  en: {
    heading: "Your calculations",
    onlyHere: "They are kept in this browser only. Each link opens the calculator with your numbers.",
    remove: "Remove",
    removeNamed: (calculation: string) => `Remove: ${calculation}`,
  },
  es: {
    heading: "Sus cálculos",
    onlyHere: "Se guardan solo en este navegador. Cada enlace abre la calculadora con sus números.",
    remove: "Quitar",
    removeNamed: (calculation: string) => `Quitar: ${calculation}`,
  },
});
