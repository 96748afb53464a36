import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { readGlossary } from "#app/features/pages/sections/glossary.server.ts";
import { kind } from "./schema.ts";

/** In the order that staff chose; a term that was removed from the glossary is left out. */
export const load = loadEach(kind, async ({ db }, { terms: chosen }, { language }) => {
  const { terms } = await readGlossary(db, language);
  return [...new Set(chosen)].flatMap((id) => terms.find(({ sectionId }) => sectionId === id) ?? []);
});
