import type { SamplePage } from "#db/sample/sample-content.ts";

export const leadershipTeam: SamplePage = {
  slug: "leadership-team",
  name: "Leadership Team",
  body: "<p>Meet our leadership team.</p>",
  description: "Meet the leadership team of a home-loan lender in Taylorsville, Utah, that serves families in English and Spanish.",
  es: {
    name: "Equipo directivo",
    body: "<p>Conozca a nuestro equipo directivo.</p>",
    description: "Conozca al equipo directivo de un prestamista de Taylorsville, Utah, que atiende a las familias en español y en inglés.",
  },
  sections: [],
};
