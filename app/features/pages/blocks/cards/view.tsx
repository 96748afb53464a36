import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import { serviceIcons } from "#app/features/pages/public/service-icons.ts";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function View({ block, isFirst }: BlockProps) {
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {block.items.map((card) => (
          <Card key={card.webPageContentId} card={card} onDark={isOnDark(block)} />
        ))}
      </ul>
    </BlockFrame>
  );
}

/** A picture replaces the icon. The link covers the whole card. */
function Card({ card, onDark }: { card: Section; onDark: boolean }) {
  const marks = useMarks();
  return (
    <li
      className={clsx(
        "group relative flex min-w-0 flex-col overflow-hidden rounded-3xl",
        onDark ? "bg-white/10" : "bg-paper shadow-card ring-1 ring-line",
      )}
      {...marks.item(card)}
    >
      {card.picture && (
        <Picture
          picture={card.picture}
          sizes="(min-width: 1280px) 400px, (min-width: 640px) 45vw, 88vw"
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div className="p-6 sm:p-7">
        {!card.picture && (
          <span className="mb-5 inline-flex h-16 w-13 items-end justify-center rounded-t-arch bg-sand pb-3 text-clay">
            <Icon of={serviceIcons[card.icon]} className="size-7" strokeWidth={1.6} />
          </span>
        )}
        <h3 className={clsx("font-semibold text-2xl leading-tight", !onDark && "text-teal-dark")}>
          {card.url === "" || marks.isEdited ? (
            <Words of={card} field="title" as="span" />
          ) : (
            <SiteLink
              to={card.url}
              className={clsx("after:absolute after:inset-0", onDark ? "underline underline-offset-4" : "group-hover:text-clay")}
            >
              {card.title}
            </SiteLink>
          )}
        </h3>
        <RichWords of={card} field="body" className={clsx("mt-3", !onDark && "text-ink/85")} />
      </div>
    </li>
  );
}
