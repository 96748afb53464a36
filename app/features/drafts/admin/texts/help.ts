import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/drafts":
      "These are all changes that were saved but not published, newest first. Narrow them by kind, state, person or language; the name opens the editor, where you publish, schedule or ask for approval. “Discard” removes the changes and leaves the published version as it is; a draft that was never published is deleted with it.",
  },
  es: {
    "/admin/drafts":
      "Estos son todos los cambios que se guardaron sin publicar, del más nuevo al más antiguo. Puede limitarlos por tipo, estado, persona o idioma; con «Editar» se abre el formulario, donde se publican, se programan o se pide su aprobación. «Descartar» quita los cambios y deja la versión publicada como está; un borrador que nunca se publicó se elimina por completo.",
  },
});
