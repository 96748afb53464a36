import type { CalculatorName } from "#app/features/calculators/kit/catalog.ts";
import { texts } from "#app/messages/texts.ts";

export const blockFieldTexts = texts({
  en: {
    sourceHint: "Where it was said or published, such as the name of a website, law or letter",
    dateHint: "The day on which it was said or published",
    videoHint: "Copy it from YouTube or Vimeo",
    addressHint: "Leave it empty to show the office and its map",
    anyLanguage: "Any language",
    anySpecialty: "Any specialty",
    anyCategory: "All categories",
    documentsHint: "They come from the library under “Files”, and are shown in the order in which you choose them",
    searchDocuments: "Search documents",
    termsHint: "They come from the Glossary page",
    calculators: {
      "monthly-payment": "Monthly payment",
      "how-much-home": "How much home",
      "cash-to-close": "Cash to close",
      refinance: "Refinance",
      "rent-or-buy": "Rent or buy",
    } satisfies Record<CalculatorName, string>,
  },
  es: {
    sourceHint: "Dónde se dijo o se publicó, como el nombre de un sitio web, una ley o una carta",
    dateHint: "El día en que se dijo o se publicó",
    videoHint: "Cópiela de YouTube o Vimeo",
    addressHint: "Déjela vacía para mostrar la oficina y su mapa",
    anyLanguage: "Cualquier idioma",
    anySpecialty: "Cualquier especialidad",
    anyCategory: "Todas las categorías",
    documentsHint: "Vienen de la biblioteca, en «Archivos», y se muestran en el orden en que usted los elige",
    searchDocuments: "Buscar documentos",
    termsHint: "Vienen de la página Glosario",
    calculators: {
      "monthly-payment": "Pago mensual",
      "how-much-home": "Cuánta casa",
      "cash-to-close": "Dinero para el cierre",
      refinance: "Refinanciar",
      "rent-or-buy": "Rentar o comprar",
    },
  },
});
