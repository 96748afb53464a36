import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = { title: { en: "Try your own numbers", es: "Pruebe con sus números" } };
