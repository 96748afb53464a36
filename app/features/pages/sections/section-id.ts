import type { Section } from "./page.server.ts";

/** The fragment by which a section is reached; it stays when its title changes. */
export const sectionId = (section: Section) => `section-${section.webPageContentId}`;

export const outlineOf = (sections: Section[]) => sections.map((section) => ({ id: sectionId(section), title: section.title }));
