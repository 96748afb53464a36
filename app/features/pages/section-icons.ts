/** Icons of cards; the empty one is a key. */
export const sectionIcons = ["", "house", "refinance", "building", "landmark", "medal", "gem", "family", "money", "people"] as const;

export type SectionIcon = (typeof sectionIcons)[number];
