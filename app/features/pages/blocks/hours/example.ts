import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = { title: { en: "When we are open", es: "Cuándo abrimos" } };
