import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockTitle } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords } from "#app/features/pages/blocks/words.tsx";

export function View({ block, isFirst }: BlockProps) {
  return (
    <BlockFrame block={block}>
      <BlockTitle block={block} isFirst={isFirst} />
      <RichWords of={block} field="body" className="mt-6" />
    </BlockFrame>
  );
}
