import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { SourceLine } from "#app/features/pages/blocks/source-line.tsx";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { kind } from "./schema.ts";

export function View({ block, props, isFirst }: BlockProps<typeof kind>) {
  const marks = useMarks();
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      {block.items.length > 0 && (
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {block.items.map((figure) => (
            <div key={figure.webPageContentId} className="min-w-0" {...marks.item(figure)}>
              <Words
                of={figure}
                field="title"
                as="dt"
                className={clsx("font-display font-semibold text-4xl tabular-nums leading-tight", onDark ? "text-marigold" : "text-clay")}
              />
              <dd>
                <RichWords of={figure} field="body" className="mt-2 text-[1.0625rem]" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <SourceLine of={props} className={clsx("mt-8", !onDark && "text-muted")} />
    </BlockFrame>
  );
}
