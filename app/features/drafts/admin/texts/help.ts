import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/drafts":
      "These are all changes that were saved but not published, newest first. Narrow them by kind, state, person or language; “Edit” opens the editor, where you publish, schedule or ask for approval. “Discard” removes the changes and leaves the published version as it is; a draft that was never published is deleted.",
    "/admin/calendar":
      "This calendar shows what will be published or taken down, and what went live. Open an entry to change its text or its time. An entry marked “Late” ran after an outage; one marked “Failed” changed nothing, and its author got an email with the reason. To schedule something, open its draft and choose “Schedule…”.",
    "/admin/sets":
      "A set holds drafts that belong together, such as an article and the home slide about it. Create a set, then open each draft and choose “Add to a set”. Publishing the set makes all of its changes visible at the same moment; if one of them can't be published, none is.",
    "/admin/sets/:id":
      "The list shows every draft in the set and what is still missing. “Take out” leaves the draft as it is. After publishing, “Revert set” takes all records back to their earlier versions at once, as long as no one has changed any of them since.",
  },
  es: {
    "/admin/drafts":
      "Estos son todos los cambios que se guardaron sin publicar, del más nuevo al más antiguo. Puede limitarlos por tipo, estado, persona o idioma; con «Editar» se abre el editor, donde se publican, se programan o se pide su aprobación. «Descartar» quita los cambios y deja la versión publicada como está; un borrador que nunca se publicó se elimina por completo.",
    "/admin/calendar":
      "Este calendario muestra lo que se va a publicar o retirar del sitio y lo que ya se publicó. Abra una entrada para cambiar su texto o su hora. Si dice «Con retraso», se hizo después de una interrupción; si dice «Falló», no cambió nada y su autor recibió un correo con el motivo. Para programar algo, abra su borrador y elija «Programar…».",
    "/admin/sets":
      "Un conjunto reúne borradores que van juntos, como un artículo y la diapositiva de inicio que lo anuncia. Cree un conjunto; después abra cada borrador y elija «Agregar a un conjunto». Al publicarlo, todos sus cambios se ven al mismo tiempo; si uno no se puede publicar, no se publica ninguno.",
    "/admin/sets/:id":
      "La lista muestra cada borrador del conjunto y lo que todavía le falta. «Sacar» deja el borrador como está. Después de publicar, «Revertir conjunto» devuelve todos los registros a sus versiones anteriores de una vez, mientras nadie haya cambiado ninguno desde entonces.",
  },
});
