import { WayTiles } from "#app/features/contact-ways/public/way-links.tsx";
import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  return (
    <BlockFrame block={block} className="no-print">
      <BlockHeading block={block} isFirst={isFirst} />
      <WayTiles ways={loaded} className="mt-6 sm:grid-cols-2 lg:grid-cols-4" />
    </BlockFrame>
  );
}
