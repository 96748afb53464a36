import clsx from "clsx";
import { Clock } from "lucide";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { clockTime } from "#lib/clock-time.ts";
import { longDay } from "#lib/dates.ts";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const { hours: text } = useTexts(blockTexts);
  const language = useLanguage();
  const onDark = isOnDark(block);
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <div className="mt-6 flex gap-4">
        <Icon of={Clock} className={clsx("mt-1 size-6 shrink-0", onDark ? "text-marigold" : "text-clay")} strokeWidth={1.6} />
        <div className="min-w-0">
          <ul className="space-y-1 font-semibold text-lg">
            {loaded.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {loaded.exceptions.length > 0 && (
            <>
              <p className="mt-5 font-semibold">{text.otherwise}</p>
              <ul className="mt-1 space-y-1">
                {loaded.exceptions.map(({ day, name, hours }) => (
                  <li key={day}>
                    <time dateTime={day}>{longDay(day, language)}</time>
                    {name && ` (${name})`}:{" "}
                    {hours ? text.from(clockTime(hours.opens, language), clockTime(hours.closes, language)) : text.closed}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </BlockFrame>
  );
}
