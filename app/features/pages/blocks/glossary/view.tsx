import clsx from "clsx";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { EmptyBlock } from "#app/features/pages/blocks/empty-block.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Html } from "#app/ui/html.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded: terms, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const text = useTexts(blockTexts);
  const otherLanguage = useLanguage() === "en" ? "es" : "en";
  const onDark = isOnDark(block);
  if (terms.length === 0) return <EmptyBlock block={block} note={text.noTerms} />;
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <dl className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {terms.map(({ id, name, otherName, html }) => (
          <div key={id} className="min-w-0">
            <dt>
              <SiteLink
                to={`/glossary#${id}`}
                className={clsx(
                  "font-display font-semibold text-xl leading-snug",
                  onDark ? "underline underline-offset-4" : "text-teal-dark hover:text-clay",
                )}
              >
                {name}
              </SiteLink>
              {otherName !== "" && otherName !== name && (
                <p lang={otherLanguage} className={clsx("font-semibold", onDark ? "text-marigold" : "text-clay")}>
                  {otherName}
                </p>
              )}
            </dt>
            <dd>
              <Html html={html} className="mt-2 text-[1.0625rem]" />
            </dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
