import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockTitle } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { ItemButtons } from "#app/features/pages/blocks/item-buttons.tsx";
import { RichWords } from "#app/features/pages/blocks/words.tsx";

export function View({ block, isFirst }: BlockProps) {
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block} className="text-center">
      <BlockTitle block={block} isFirst={isFirst} />
      <RichWords of={block} field="body" className={clsx("mx-auto mt-4 max-w-2xl text-lead", onDark ? "text-white/90" : "text-muted")} />
      <ItemButtons items={block.items} onDark={onDark} className="mt-7 justify-center" />
    </BlockFrame>
  );
}
