export const spokenLanguages = ["es", "en", "pt"] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];
