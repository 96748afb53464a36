import type { ReviewRelation, ReviewStatus } from "#app/features/reviews/review-facts.ts";
import { texts } from "#app/messages/texts.ts";

export const reviewAdminTexts = texts({
  en: {
    title: "Reviews",
    add: "New review",
    edit: "Edit review",
    author: "Author",
    text: "Text",
    source: "Source and date",
    status: "Status",
    authorHint: "Only what the customer agreed to, such as “María G.”",
    textHint: "Word for word, in the language it was written in. Don't shorten it in a way that changes what it says.",
    translationHint: "Optional. Into the other language, as close to the original as you can; pages say that your office translated it.",
    ratingHint: "Only if the customer gave stars.",
    noRating: "No stars",
    sourceUrlHint: "Where visitors can read it. Needed for websites, not for letters and messages.",
    noOfficer: "The company",
    relationHint: "If the customer got anything for writing it, even a raffle ticket, the law requires saying so; pages do.",
    consentHint:
      "The day the customer agreed. Keep the letter or message in which the customer agreed. If the customer withdraws it, set the review to “Hidden”.",
    permission: "Permission and publication",
    origin: "Source",
    languages: { es: "Spanish", en: "English" },
    relations: {
      none: "Customer, nothing received for it",
      compensated: "Customer who received something for it",
      insider: "Staff or family (never published)",
    } satisfies Record<ReviewRelation, string>,
    statuses: { draft: "Hidden", published: "Published" } satisfies Record<ReviewStatus, string>,
    emptyList: {
      text: "No reviews yet, so pages show none. Add what customers really wrote, on Google, on Facebook or in a letter, once they have agreed to it. Never write one yourself.",
      action: "Add the first review",
    },
  },
  es: {
    title: "Opiniones",
    add: "Nueva opinión",
    edit: "Editar opinión",
    author: "Autor",
    text: "Texto",
    source: "Fuente y fecha",
    status: "Estado",
    authorHint: "Solo lo que el cliente aceptó mostrar, como «María G.».",
    textHint: "Palabra por palabra, en el idioma en que se escribió. No la recorte de modo que diga otra cosa.",
    translationHint: "Opcional. Al otro idioma, lo más fiel posible; las páginas dicen que la tradujo su oficina.",
    ratingHint: "Solo si el cliente dio estrellas.",
    noRating: "Sin estrellas",
    sourceUrlHint: "Dónde la pueden leer los visitantes. Hace falta para sitios web; no para cartas ni mensajes.",
    noOfficer: "La empresa",
    relationHint:
      "Si el cliente recibió algo por escribirla, aunque sea un boleto para una rifa, la ley exige decirlo; las páginas lo dicen.",
    consentHint:
      "El día en que el cliente dio permiso. Guarde la carta o el mensaje en que el cliente dio permiso. Si lo retira, póngala como «Oculta».",
    permission: "Permiso y publicación",
    origin: "Fuente",
    languages: { es: "Español", en: "Inglés" },
    relations: {
      none: "Cliente que no recibió nada por ella",
      compensated: "Cliente que recibió algo por ella",
      insider: "Personal o familia (nunca se publica)",
    },
    statuses: { draft: "Oculta", published: "Publicada" },
    emptyList: {
      text: "Todavía no hay opiniones, así que las páginas no muestran ninguna. Agregue lo que los clientes de verdad escribieron, en Google, en Facebook o en una carta, cuando hayan dado permiso. Nunca escriba una usted.",
      action: "Agregar la primera opinión",
    },
  },
});
