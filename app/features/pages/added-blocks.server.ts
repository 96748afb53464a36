import type { SharedContext } from "#platform/page-context.server.ts";
import type { BlockPlace } from "./blocks/block-view.ts";
import { needsScript } from "./blocks/kinds.ts";
import { loadBlocks } from "./blocks/load-blocks.server.ts";
import { fixedPaths } from "./page-path.ts";
import { type Block, readPage } from "./sections/page.server.ts";

type AddedBlocks = { added?: { pageId: number; blocks: Block[]; loaded: Record<number, unknown> }; hasScripts?: true };

/** The blocks that staff have added to a page that the site's code lays out: they come last on it. The editor shows where, even if there are none. */
export async function readAddedBlocks(shared: SharedContext, place: Omit<BlockPlace, "pageName">): Promise<AddedBlocks> {
  const slug = Object.keys(fixedPaths).find((own) => fixedPaths[own] === place.path);
  if (slug === undefined) return {};
  const page = await readPage(shared.db, slug, place.language);
  const blocks = page.blocks.filter(({ kind }) => kind !== "");
  if (blocks.length === 0 && !shared.isEdited) return {};
  const added = { pageId: page.webPageCategoryId, blocks, loaded: await loadBlocks(shared, blocks, { ...place, pageName: page.name }) };
  return { added, ...(blocks.some(needsScript) && { hasScripts: true as const }) };
}
