import clsx from "clsx";
import { MapPin, Navigation } from "lucide";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { TapFrame } from "#app/features/pages/blocks/tap-frame.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const { contact: text } = useTexts(pageTexts);
  const { map: mapText } = useTexts(blockTexts);
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block} className="grid gap-8 md:grid-cols-2 md:gap-12">
      <div className="min-w-0">
        <BlockHeading block={block} isFirst={isFirst} />
        <address className="mt-5 text-lg not-italic [overflow-wrap:anywhere]">
          {loaded.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <SiteLink
          to={loaded.directions}
          newTab
          data-way="visit"
          className={clsx(
            "mt-2 inline-flex min-h-11 items-center gap-2 underline underline-offset-4",
            onDark ? "text-marigold" : "text-clay",
          )}
        >
          <Icon of={Navigation} className="size-4" />
          {text.directions}
        </SiteLink>
      </div>
      {loaded.map !== "" && (
        <TapFrame
          title={text.map}
          action={mapText.show}
          address={loaded.map}
          className="no-print relative h-80 overflow-hidden rounded-3xl bg-sand text-clay ring-1 ring-line"
        >
          <Icon of={MapPin} className="absolute top-8 left-1/2 -ml-6 size-12" strokeWidth={1.4} />
        </TapFrame>
      )}
    </BlockFrame>
  );
}
