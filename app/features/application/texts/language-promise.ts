import { texts } from "#app/messages/texts.ts";

export const languagePromiseTexts = texts({
  en: { spanish: "In Spanish", english: "Only in English", officers: "Loan officers who speak Spanish" },
  es: { spanish: "En español", english: "Solo en inglés", officers: "Oficiales de préstamos que hablan español" },
});
