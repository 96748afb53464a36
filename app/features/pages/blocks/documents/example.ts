import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = { title: { en: "Documents", es: "Documentos" }, props: { documents: [] } };
