import { ContentSection } from "#app/features/pages/public/content-section.tsx";
import type { Block } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import type { BlockView } from "./block-view.ts";
import { readProps } from "./read-props.ts";

const views = import.meta.glob<BlockView>("./*/view.tsx", { eager: true, import: "View" });

type Props = {
  blocks: readonly Block[];
  loaded: Record<number, unknown>;
  /** Whether the page has no heading of its own above them. */
  beginPage?: boolean;
};

/** The blocks of a page. A section without a kind looks as on the pages that the site's code lays out. */
export function PageBlocks({ blocks, loaded, beginPage = false }: Props) {
  return blocks.map((block, index) => {
    const id = block.webPageContentId;
    if (block.kind === "") return <ContentSection key={id} section={block} id={sectionId(block)} />;
    const View = views[`./${block.kind}/view.tsx`];
    const props = readProps(block);
    if (!View || !props) return null;
    return <View key={id} block={block} props={props} loaded={loaded[id]} isFirst={beginPage && index === 0} />;
  });
}
