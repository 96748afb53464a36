import type { ReviewSource } from "#app/features/reviews/review-facts.ts";
import { texts } from "#app/messages/texts.ts";

export const reviewTexts = texts({
  en: {
    title: "What customers say",
    titleOfOfficer: (firstName: string) => `What customers say about ${firstName}`,
    note: "These are some of the reviews we have received, shown with each customer's permission. Follow the source to read others.",
    sources: {
      "": "Not known yet",
      google: "Google",
      facebook: "Facebook",
      zillow: "Zillow",
      yelp: "Yelp",
      website: "Another website",
      letter: "Letter to our office",
      message: "Message to our office",
    } satisfies Record<ReviewSource, string>,
    about: (name: string) => `About ${name}`,
    stars: (rating: number) => `${rating} of 5 stars`,
    translated: "Translated from Spanish by our office",
    otherLanguage: "In Spanish",
    original: "Read the original",
    compensated: "This customer received something of value for this review.",
  },
  es: {
    title: "Lo que dicen los clientes",
    titleOfOfficer: (firstName) => `Lo que los clientes dicen de ${firstName}`,
    note: "Son algunas de las opiniones que hemos recibido, publicadas con permiso de cada cliente. Abra la fuente para leer otras.",
    sources: {
      "": "Aún no se sabe",
      google: "Google",
      facebook: "Facebook",
      zillow: "Zillow",
      yelp: "Yelp",
      website: "Otro sitio web",
      letter: "Carta a nuestra oficina",
      message: "Mensaje a nuestra oficina",
    },
    about: (name) => `Sobre ${name}`,
    stars: (rating) => `${rating} de 5 estrellas`,
    translated: "Traducida del inglés por nuestra oficina",
    otherLanguage: "En inglés",
    original: "Leer el original",
    compensated: "Quien escribió esta opinión recibió algo de valor por ella.",
  },
});
