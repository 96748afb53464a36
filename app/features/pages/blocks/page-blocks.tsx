import { ContentSection } from "#app/features/pages/public/content-section.tsx";
import type { Block } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import type { BlockView } from "./block-view.ts";
import { readProps } from "./read-props.ts";
import { useMarks } from "./words.tsx";

const views = import.meta.glob<BlockView>("./*/view.tsx", { eager: true, import: "View" });

type Props = {
  /** The page that has them. */
  pageId: number;
  blocks: readonly Block[];
  loaded: Record<number, unknown>;
  /** Whether the page has no heading of its own above them. */
  beginPage?: boolean;
};

/** The blocks of a page. Only the editor has elements around them. */
export function PageBlocks({ pageId, blocks, loaded, beginPage = false }: Props) {
  const { isEdited, list, block: mark } = useMarks();
  const shown = blocks.map((block, index) => (
    <BlockOrSection key={block.webPageContentId} block={block} loaded={loaded} isFirst={beginPage && index === 0} />
  ));
  if (!isEdited) return shown;
  return (
    <div {...list(pageId)}>
      {blocks.map((block, index) => (
        <div key={block.webPageContentId} {...mark(block)}>
          {shown[index]}
        </div>
      ))}
    </div>
  );
}

type OneProps = { block: Block; loaded: Record<number, unknown>; isFirst: boolean };

/** A section without a kind looks as on the pages that the site's code lays out. */
function BlockOrSection({ block, loaded, isFirst }: OneProps) {
  if (block.kind === "") return <ContentSection section={block} id={sectionId(block)} />;
  const View = views[`./${block.kind}/view.tsx`];
  const props = readProps(block);
  return View && props ? <View block={block} props={props} loaded={loaded[block.webPageContentId]} isFirst={isFirst} /> : null;
}
