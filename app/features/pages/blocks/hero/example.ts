import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  isPlaceholder: true,
  title: { en: "What this page is about", es: "De qué trata esta página" },
  body: { en: "<p>Say in one or two sentences whom it is for.</p>", es: "<p>Diga en una o dos frases para quién es.</p>" },
  items: [{ title: { en: "Talk with us", es: "Hable con nosotros" }, values: { url: "/contact-us" } }],
};
