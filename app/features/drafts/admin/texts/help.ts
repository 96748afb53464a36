import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/sets":
      "A set holds drafts that belong together, such as an article and the home slide about it. Create a set, then open each draft and choose “Add to a set”. Publishing the set makes all of its changes visible at the same moment; if one of them can't be published, none is.",
    "/admin/sets/:id":
      "The list shows every draft in the set and what is still missing. “Take out” leaves the draft as it is. After publishing, “Revert set” takes all records back to their earlier versions at once, as long as no one has changed any of them since.",
  },
  es: {
    "/admin/sets":
      "Un conjunto reúne borradores que van juntos, como un artículo y la diapositiva de inicio que lo anuncia. Cree un conjunto; después abra cada borrador y elija «Agregar a un conjunto». Al publicarlo, todos sus cambios se ven al mismo tiempo; si uno no se puede publicar, no se publica ninguno.",
    "/admin/sets/:id":
      "La lista muestra cada borrador del conjunto y lo que todavía le falta. «Sacar» deja el borrador como está. Después de publicar, «Revertir conjunto» devuelve todos los registros a sus versiones anteriores de una vez, mientras nadie haya cambiado ninguno desde entonces.",
  },
});
