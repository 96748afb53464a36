import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, Words } from "#app/features/pages/blocks/words.tsx";

export function View({ block, isFirst }: BlockProps) {
  return (
    <BlockFrame block={block}>
      <Words of={block} field="title" as={isFirst ? "h1" : "h2"} className="font-semibold text-heading text-teal-dark" />
      <RichWords of={block} field="body" className="mt-4 max-w-3xl text-[1.0625rem]" />
    </BlockFrame>
  );
}
