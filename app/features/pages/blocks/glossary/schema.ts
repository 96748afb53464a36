import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { idList } from "#app/features/pages/blocks/id-list.ts";

export const labels = { terms: { en: "Terms", es: "Términos" } };

export const kind = blockKind({
  label: { en: "Glossary terms", es: "Términos del glosario" },
  about: { en: "Terms of the glossary with their explanations", es: "Términos del glosario con su explicación" },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({ terms: idList(labels.terms, 40) }),
});
