import type { PageCode } from "#app/features/officers/page-code.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useTexts } from "#app/messages/messages.ts";

/** The way from paper, or from a larger screen, to this page on a phone. */
export function PageCodeFigure({ code: { size, path } }: { code: PageCode }) {
  const { officer: text } = useTexts(pageTexts);
  return (
    <figure className="flex w-fit items-center gap-4 max-md:not-print:hidden">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-24 rounded-lg bg-white print:size-32"
        aria-hidden="true"
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption className="max-w-40 text-muted text-sm">{text.code}</figcaption>
    </figure>
  );
}
