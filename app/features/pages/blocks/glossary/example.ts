import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = { title: { en: "Words to know", es: "Palabras que conviene conocer" }, props: { terms: [] } };
