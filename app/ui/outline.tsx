import clsx from "clsx";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";

export type OutlineItem = { id: string; title: string };

/** The script marks the current part. */
export function Outline({ items, className }: { items: OutlineItem[]; className?: string }) {
  const { outline } = useTexts(siteTexts);
  return (
    <nav data-outline="" aria-label={outline} className={clsx("no-print", className)}>
      <p className="font-semibold text-muted text-sm">{outline}</p>
      <ol className="mt-3 border-line border-l-2">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 block border-transparent border-l-2 py-1.5 pl-4 text-muted leading-snug hover:border-clay hover:text-clay aria-[current]:border-clay aria-[current]:font-semibold aria-[current]:text-clay"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
