import { termsAToD } from "#db/sample/pages/glossary/a-to-d.ts";
import { termsEToL } from "#db/sample/pages/glossary/e-to-l.ts";
import { termsMToZ } from "#db/sample/pages/glossary/m-to-z.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

/** Each section is a term: its title the words, its body what they mean. */
export const glossary: SamplePage = {
  slug: "glossary",
  name: "Home Loan Glossary",
  body: "<p>The words you'll run into on the way to a home, in plain English, with the Spanish next to them. Your loan documents will be in English, so it helps to know both.</p>",
  description: "Home-loan terms in plain English and Spanish: escrow, APR, closing costs, PMI, pre-approval and many more.",
  es: {
    name: "Glosario de préstamos para casa",
    body: "<p>Las palabras que encuentra en el camino hacia su casa, explicadas con sencillez y con su nombre en inglés al lado. Sus documentos estarán en inglés, así que conviene conocer las dos.</p>",
    description:
      "Las palabras de los préstamos para casa explicadas con sencillez en español, con su nombre en inglés: escrow, APR, costos de cierre, PMI y muchas más.",
  },
  sections: [...termsAToD, ...termsEToL, ...termsMToZ],
};
