import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Equal Credit Opportunity Act", es: "Ley de Igualdad de Oportunidades de Crédito" },
  body: {
    en: "<p>It shall be unlawful for any creditor to discriminate against any applicant, with respect to any aspect of a credit transaction … on the basis of race, color, religion, national origin, sex or marital status, or age …</p>",
    es: "<p>Será ilegal que un acreedor discrimine a un solicitante, en cualquier aspecto de una operación de crédito […] por motivos de raza, color, religión, origen nacional, sexo o estado civil, o edad […]</p>",
  },
  props: { source: "15 U.S.C. § 1691(a)", sourceUrl: "https://www.law.cornell.edu/uscode/text/15/1691", date: "1976-03-23" },
};
