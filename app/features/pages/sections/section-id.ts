import type { Section } from "./page.server.ts";

/** The fragment of a section's address; it stays when the title changes. */
export const sectionId = (section: Section) => `section-${section.webPageContentId}`;

export const outlineOf = (sections: Section[]) => sections.map((section) => ({ id: sectionId(section), title: section.title }));
