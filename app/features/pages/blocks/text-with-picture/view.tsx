import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockTitle } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords } from "#app/features/pages/blocks/words.tsx";
import { LearnMore } from "#app/features/pages/public/section-links.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";

const columns = { left: "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]", right: "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" };
const corners = { left: "rounded-tl-[6rem] lg:rounded-tl-[11rem]", right: "rounded-tr-[6rem] lg:rounded-tr-[11rem]" };

export function View({ block, isFirst }: BlockProps) {
  const { alignImg: side, picture, url, title } = block;
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block} className={clsx("grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-20", columns[side])}>
      <div className={clsx("min-w-0", side === "right" && "md:order-2")}>
        <SitePicture
          picture={picture}
          fallback="/default-section.webp"
          sizes="(min-width: 1280px) 700px, (min-width: 768px) 50vw, 88vw"
          priority={isFirst}
          className={clsx("aspect-[3/2] w-full rounded-3xl object-cover", corners[side])}
        />
      </div>
      <div className="min-w-0">
        <BlockTitle block={block} isFirst={isFirst} />
        <RichWords of={block} field="body" className={clsx("mt-4 text-[1.0625rem]", onDark ? "text-white/90" : "text-ink/85")} />
        {url !== "" && <LearnMore to={url} about={title} tone={onDark ? "light" : "quiet"} className="mt-7" />}
      </div>
    </BlockFrame>
  );
}
