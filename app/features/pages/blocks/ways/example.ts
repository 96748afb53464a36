import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Talk with a person", es: "Hable con una persona" },
  body: {
    en: "<p>In English or Spanish, whichever way is easiest for you.</p>",
    es: "<p>En español o en inglés, como le sea más fácil.</p>",
  },
};
