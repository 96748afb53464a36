import type { ComponentType } from "react";
import type { z } from "zod";
import type { Block } from "#app/features/pages/sections/page.server.ts";
import type { Language } from "#lib/translations.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { BlockKind } from "./block-kind.ts";

/** What a view gets: the block in the language of the page, its checked settings, and what its kind has loaded. */
export type BlockProps<Kind extends BlockKind = BlockKind, Loaded = unknown> = {
  block: Block;
  props: z.output<Kind["props"]>;
  loaded: Loaded;
  /** Whether it is the first thing on the page: its title is the heading of the page, and its picture is not to wait. */
  isFirst: boolean;
};

/** A view also shows blocks of pages that the site's code lays out, outside of their routes, so it reads settings through its loader. */
export type BlockView = ComponentType<BlockProps>;

/** What search engines get once per page about all its blocks of a kind. */
export type BlocksJsonLd = ComponentType<{ blocks: readonly Block[] }>;

/** Where the blocks are. The name is as visitors' messages have it. */
export type BlockPlace = { language: Language; path: string; pageName: string };

/** What a kind reads for all its blocks of a page, by the block's id. */
export type LoadBlocks<Loaded = unknown> = (
  context: SharedContext,
  blocks: ReadonlyArray<{ block: Block; props: Record<string, unknown> }>,
  place: BlockPlace,
) => Promise<Record<number, Loaded>>;

/** What a block of a kind gets from its loader. */
export type LoadedBy<Load extends LoadBlocks> = Awaited<ReturnType<Load>>[number];
