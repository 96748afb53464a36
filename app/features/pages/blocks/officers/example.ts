import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Loan officers who speak Spanish", es: "Oficiales de préstamos que hablan español" },
  props: { language: "es", specialty: "", most: 4 },
};
