import { ArrowDown, type IconNode } from "lucide";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { OutlineItem } from "./outline.tsx";

export function PageIndex({ items, icons, title }: { items: OutlineItem[]; icons: IconNode[]; title?: string }) {
  const { outline } = useTexts(siteTexts);
  return (
    <nav aria-label={outline} className="no-print mx-auto max-w-7xl px-4 pt-12 pb-4 sm:px-6 md:pt-16 lg:px-8">
      {title && <p className="mb-8 font-display font-semibold text-2xl text-teal-dark">{title}</p>}
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ id, title: name }, index) => {
          const icon = icons[index] ?? ArrowDown;
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className="group flex h-full min-h-14 items-center gap-4 py-2 font-semibold text-teal leading-snug hover:text-clay lg:flex-col lg:items-start lg:py-0"
              >
                <span className="inline-flex h-14 w-11 shrink-0 items-end justify-center rounded-t-arch bg-sand pb-2.5 text-clay transition-colors group-hover:bg-marigold group-hover:text-ink lg:h-20 lg:w-16 lg:pb-4">
                  <Icon of={icon} className="size-6 lg:size-8" strokeWidth={1.6} />
                </span>
                <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
