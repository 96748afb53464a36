import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, Words } from "#app/features/pages/blocks/words.tsx";

export function View({ block, isFirst }: BlockProps) {
  return (
    <BlockFrame block={block}>
      <Words of={block} field="title" as={isFirst ? "h1" : "h2"} className="font-semibold text-heading text-teal-dark" />
      <RichWords of={block} field="body" className="mt-4 max-w-3xl text-lead text-muted" />
      <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {block.items.map((step, index) => (
          <li key={step.webPageContentId} className="border-line border-t pt-6">
            <span aria-hidden="true" className="font-display font-semibold text-3xl text-clay">
              {index + 1}
            </span>
            <Words of={step} field="title" as="h3" className="mt-2 font-semibold text-teal-dark text-xl" />
            <RichWords of={step} field="body" className="mt-2" />
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
