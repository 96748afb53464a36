import type { z } from "zod";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { BlockKind } from "./block-kind.ts";
import type { BlockPlace, LoadBlocks } from "./block-view.ts";

type Read<Kind extends BlockKind, Loaded> = (context: SharedContext, props: z.output<Kind["props"]>, place: BlockPlace) => Promise<Loaded>;

/** A loader that reads each block's data by its settings. */
export const loadEach =
  <Kind extends BlockKind, Loaded>(kind: Kind, read: Read<Kind, Loaded>): LoadBlocks<Loaded> =>
  async (context, blocks, place) => {
    const loaded: Record<number, Loaded> = {};
    for (const { block, props } of blocks)
      loaded[block.webPageContentId] = await read(context, kind.props.parse(props) as z.output<Kind["props"]>, place);
    return loaded;
  };
