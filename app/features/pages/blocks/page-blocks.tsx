import type { ReactNode } from "react";
import { ContentSection } from "#app/features/pages/public/content-section.tsx";
import type { Block } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import type { BlocksJsonLd, BlockView } from "./block-view.ts";
import { kindNames } from "./kinds.ts";
import { readProps } from "./read-props.ts";
import { useMarks } from "./words.tsx";

const views = import.meta.glob<BlockView>("./*/view.tsx", { eager: true, import: "View" });
const jsonLds = import.meta.glob<BlocksJsonLd>("./*/json-ld.tsx", { eager: true, import: "PageJsonLd" });

type Props = {
  /** The page that has them. */
  pageId: number;
  blocks: readonly Block[];
  loaded: Record<number, unknown>;
  /** Whether the page has no heading of its own above them. */
  beginPage?: boolean;
  afterFirst?: ReactNode;
};

/** The blocks of a page. Only the editor has elements around them. */
export function PageBlocks({ pageId, blocks, loaded, beginPage = false, afterFirst }: Props) {
  const { isEdited, list, block: mark } = useMarks();
  const shown = blocks.flatMap((block, index) => {
    const id = block.webPageContentId;
    const view = <BlockOrSection key={id} block={block} loaded={loaded} isFirst={beginPage && index === 0} />;
    const marked = isEdited ? (
      <div key={id} {...mark(block)}>
        {view}
      </div>
    ) : (
      view
    );
    return index === 0 ? [marked, afterFirst] : [marked];
  });
  return (
    <>
      <AllJsonLd blocks={blocks} />
      {isEdited ? <div {...list(pageId)}>{shown}</div> : shown}
    </>
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

function AllJsonLd({ blocks }: { blocks: readonly Block[] }) {
  return kindNames.map((name) => {
    const PageJsonLd = jsonLds[`./${name}/json-ld.tsx`];
    return PageJsonLd && <PageJsonLd key={name} blocks={blocks.filter(({ kind }) => kind === name)} />;
  });
}
