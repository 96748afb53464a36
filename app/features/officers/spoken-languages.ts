/** The languages in which an officer may say that they work. */
export const spokenLanguages = ["es", "en", "pt"] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];
