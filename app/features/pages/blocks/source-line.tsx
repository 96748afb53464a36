import clsx from "clsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { longDay } from "#lib/dates.ts";
import type { Source } from "./source.ts";

/** Where words or figures come from, and of which day they are. */
export function SourceLine({ of: { source, sourceUrl, date }, className }: { of: Source; className?: string }) {
  const text = useTexts(blockTexts);
  return (
    <p className={clsx("text-sm [overflow-wrap:anywhere]", className)}>
      {text.source}{" "}
      {sourceUrl === "" ? (
        source
      ) : (
        <SiteLink to={sourceUrl} newTab className="underline underline-offset-4">
          {source}
        </SiteLink>
      )}{" "}
      · <time dateTime={date}>{longDay(date, useLanguage())}</time>
    </p>
  );
}
