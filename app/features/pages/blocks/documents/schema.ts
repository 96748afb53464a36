import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { idList } from "#app/features/pages/blocks/id-list.ts";

export const labels = { documents: { en: "Documents", es: "Documentos" } };

export const kind = blockKind({
  label: { en: "Documents", es: "Documentos" },
  about: {
    en: "Files to download, with their type and size. Expired ones, and those in the other language, are left out.",
    es: "Archivos para descargar, con su tipo y tamaño. No aparecen los vencidos ni los que están en el otro idioma.",
  },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({ documents: idList(labels.documents, 50) }),
});
