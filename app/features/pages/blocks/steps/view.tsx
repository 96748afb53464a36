import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";

export function View({ block, isFirst }: BlockProps) {
  const marks = useMarks();
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {block.items.map((step, index) => (
          <li
            key={step.webPageContentId}
            className={clsx("min-w-0 border-t pt-6", onDark ? "border-white/30" : "border-line")}
            {...marks.item(step)}
          >
            <span aria-hidden="true" className={clsx("font-display font-semibold text-3xl", onDark ? "text-marigold" : "text-clay")}>
              {index + 1}
            </span>
            <Words of={step} field="title" as="h3" className={clsx("mt-2 font-semibold text-xl", !onDark && "text-teal-dark")} />
            <RichWords of={step} field="body" className="mt-2" />
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
