import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { ItemButtons } from "#app/features/pages/blocks/item-buttons.tsx";
import { RichWords, Words } from "#app/features/pages/blocks/words.tsx";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** Laid out as the banner of the site's own pages. The picture decorates. */
export function View({ block, isFirst }: BlockProps) {
  return (
    <section id={sectionId(block)} className="@container overflow-hidden bg-sand">
      <div className="grid grid-cols-1 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] md:items-stretch">
        <div className="self-center px-4 pt-12 pb-10 sm:px-6 md:py-20 md:pr-6 lg:pr-10 md:pl-[max(1.5rem,calc((100cqw-80rem)/2+2rem))] lg:py-28">
          <Words
            of={block}
            field="title"
            as={isFirst ? "h1" : "h2"}
            className="font-semibold text-teal-dark text-title md:text-[clamp(2.25rem,4.7cqw,4rem)]"
          />
          <RichWords of={block} field="body" className="mt-5 max-w-xl text-lead [&_p]:text-balance text-muted" />
          <ItemButtons items={block.items} className="mt-7" />
        </div>
        <div className="ml-10 aspect-[16/10] overflow-hidden rounded-tl-[7rem] sm:ml-24 md:ml-0 md:aspect-auto md:min-h-[24rem] md:rounded-tl-[clamp(8rem,16cqw,16rem)] lg:min-h-[31rem]">
          {block.picture ? (
            <Picture
              picture={{ ...block.picture, alt: "" }}
              sizes="(min-width: 768px) 52vw, 88vw"
              priority={isFirst}
              className="size-full object-cover object-[72%_60%]"
            />
          ) : (
            <DoorwayScene seed={`block-${block.webPageContentId}`} className="size-full" />
          )}
        </div>
      </div>
    </section>
  );
}
