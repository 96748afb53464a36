import clsx from "clsx";
import { useEffect, useState } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";

export type OutlineItem = { id: string; title: string };

/** What a long page holds, and where the reader stands in it. */
export function Outline({ items, className }: { items: OutlineItem[]; className?: string }) {
  const { outline } = useTexts(siteTexts);
  const current = useCurrent(items);
  return (
    <nav aria-label={outline} className={clsx("no-print", className)}>
      <p className="font-semibold text-muted text-sm">{outline}</p>
      <ol className="mt-3 border-line border-l-2">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
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

/** The last part whose beginning has passed the upper third of the screen. */
function useCurrent(items: OutlineItem[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = items.map((item) => item.id).join(" ");
  useEffect(() => {
    const parts = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => setCurrent(parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3)?.id);
    const watcher = new IntersectionObserver(look, { rootMargin: "0px 0px -66% 0px" });
    for (const part of parts) watcher.observe(part);
    return () => watcher.disconnect();
  }, [ids]);
  return current;
}
