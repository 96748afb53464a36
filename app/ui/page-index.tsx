import { ArrowDown, type LucideIcon } from "lucide-react";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import type { OutlineItem } from "./outline.tsx";

/** What a long page of sections holds, right under its banner: one line to read, or to jump from. */
export function PageIndex({ items, icons, title }: { items: OutlineItem[]; icons: LucideIcon[]; title?: string }) {
  const { outline } = useTexts(siteTexts);
  return (
    <nav aria-label={outline} className="no-print mx-auto max-w-7xl px-4 pt-12 sm:px-6 md:pt-16 lg:px-8">
      {title && <p className="mb-6 font-display font-semibold text-2xl text-teal-dark">{title}</p>}
      <ol className="grid gap-x-8 border-line border-b sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ id, title: name }, index) => {
          const Icon = icons[index] ?? ArrowDown;
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className="group flex h-full min-h-14 items-center gap-3 border-line border-t py-3 font-semibold text-teal leading-snug hover:text-clay"
              >
                <Icon className="size-5 shrink-0 text-clay" strokeWidth={1.8} aria-hidden="true" />
                <span className="flex-1">{name}</span>
                <ArrowDown className="size-4 shrink-0 text-muted transition-transform group-hover:translate-y-0.5" aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
