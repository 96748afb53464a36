import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/drafts":
      "These are all changes that were saved but not published, newest first. Narrow them by kind, state, person or language; the name opens the editor, where you publish, schedule or ask for approval. “Discard” removes the changes and leaves the published version as it is; a draft that was never published is deleted with it.",
    "/admin/calendar":
      "This calendar shows what will be published or taken off the site, and what went live. Open an entry to change its text or its time. An entry marked “Late” ran after an outage; one marked “Failed” changed nothing, and its author got an email with the reason. To schedule something, open its draft and choose “Schedule…”.",
  },
  es: {
    "/admin/drafts":
      "Estos son todos los cambios que se guardaron sin publicar, del más nuevo al más antiguo. Puede limitarlos por tipo, estado, persona o idioma; con «Editar» se abre el formulario, donde se publican, se programan o se pide su aprobación. «Descartar» quita los cambios y deja la versión publicada como está; un borrador que nunca se publicó se elimina por completo.",
    "/admin/calendar":
      "Este calendario muestra lo que se va a publicar o retirar del sitio y lo que ya se publicó. Abra una entrada para cambiar su texto o su hora. Si dice «Con retraso», se hizo después de una interrupción; si dice «Falló», no cambió nada y su autor recibió un correo con el motivo. Para programar algo, abra su borrador y elija «Programar…».",
  },
});
