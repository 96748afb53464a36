import type { Language } from "#lib/translations.ts";
import type { EditedBlock, EditedItem, PageContent } from "./queries.ts";

type Blocks = Pick<PageContent, "blocks">;

export const findBlock = ({ blocks }: Blocks, id: number | undefined): EditedBlock | undefined => blocks.find((block) => block.id === id);

/** A block or an item, with its block. */
export function findSection({ blocks }: Blocks, id: number | undefined): { section: EditedItem; block: EditedBlock } | undefined {
  for (const block of blocks) {
    const section = [block, ...block.items].find((one) => one.id === id);
    if (section) return { section, block };
  }
  return undefined;
}

/** As staff read it in lists. */
export const titleIn = (values: { title: string; "es.title": string }, language: Language): string =>
  (language === "es" && values["es.title"]) || values.title;

/** The ids among which a block or an item can be moved, in their order. */
export function findOrder(content: Blocks, id: number): number[] {
  const found = findSection(content, id);
  if (!found) return [];
  const { section, block } = found;
  const siblings = section === block ? content.blocks.filter(({ part }) => part === block.part) : block.items;
  return siblings.map((one) => one.id);
}
