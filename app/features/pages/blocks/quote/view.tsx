import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { SourceLine } from "#app/features/pages/blocks/source-line.tsx";
import { RichWords, Words } from "#app/features/pages/blocks/words.tsx";
import type { kind } from "./schema.ts";

/** No rating markup: search engines do not accept a company's reviews of itself. */
export function View({ block, props, isFirst }: BlockProps<typeof kind>) {
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block}>
      <figure className={clsx("max-w-4xl border-l-4 pl-6 sm:pl-10", onDark ? "border-marigold" : "border-clay")}>
        <blockquote>
          <RichWords
            of={block}
            field="body"
            className={clsx("font-display text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] leading-snug!", !onDark && "text-teal-dark")}
          />
        </blockquote>
        <figcaption className="mt-5">
          <Words of={block} field="title" as={isFirst ? "h1" : "p"} className="font-semibold" />
          <SourceLine of={props} className={clsx("mt-1", !onDark && "text-muted")} />
        </figcaption>
      </figure>
    </BlockFrame>
  );
}
