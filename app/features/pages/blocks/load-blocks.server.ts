import type { Block } from "#app/features/pages/sections/page.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { BlockPlace, LoadBlocks } from "./block-view.ts";
import { kindNames } from "./kinds.ts";
import { readProps } from "./read-props.ts";

const loaders = import.meta.glob<LoadBlocks>("./*/load.server.ts", { eager: true, import: "load" });

/** What the blocks of a page show besides their own texts, by block. */
export async function loadBlocks(context: SharedContext, blocks: readonly Block[], place: BlockPlace): Promise<Record<number, unknown>> {
  const loaded: Record<number, unknown> = {};
  for (const name of kindNames) {
    const load = loaders[`./${name}/load.server.ts`];
    const known = blocks.filter(({ kind }) => kind === name).map((block) => ({ block, props: readProps(block) }));
    const readable = known.filter((one): one is { block: Block; props: Record<string, unknown> } => one.props !== undefined);
    if (load && readable.length > 0) Object.assign(loaded, await load(context, readable, place));
  }
  return loaded;
}
