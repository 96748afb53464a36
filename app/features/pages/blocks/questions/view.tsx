import clsx from "clsx";
import { ChevronDown } from "lucide";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, useFold, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Browsers open the `details` that contains the address's fragment. */
export function View({ block, isFirst }: BlockProps) {
  const marks = useMarks();
  const { Fold, Title } = useFold();
  const onDark = isOnDark(block);
  const line = onDark ? "border-white/30" : "border-line";
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <div className={clsx("mt-6 max-w-4xl border-b", line)}>
        {block.items.map((question) => (
          <Fold key={question.webPageContentId} className={clsx("group border-t", line)} {...marks.item(question)}>
            <Title
              className={clsx(
                "flex cursor-pointer list-none items-start justify-between gap-6 py-4 font-display font-semibold text-xl leading-snug [&::-webkit-details-marker]:hidden",
                onDark ? "hover:text-marigold" : "text-teal hover:text-clay",
              )}
            >
              <Words of={question} field="title" as="h3" className="min-w-0" />
              <Icon
                of={ChevronDown}
                className={clsx(
                  "mt-0.5 size-6 shrink-0 transition-transform group-open:rotate-180",
                  onDark ? "text-marigold" : "text-clay",
                )}
              />
            </Title>
            <div id={sectionId(question)} className="max-w-[44rem] pb-6">
              <RichWords of={question} field="body" className="text-[1.0625rem]" />
            </div>
          </Fold>
        ))}
      </div>
    </BlockFrame>
  );
}
