import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";

/** The way back to the pages above, from the front page on. */
export function Breadcrumbs({ steps }: { steps: Array<{ name: string; path: string }> }) {
  const { breadcrumbs } = useTexts(siteTexts);
  if (steps.length < 2) return null;
  return (
    <nav aria-label={breadcrumbs} className="no-print mx-auto max-w-7xl px-4 pt-4 text-sm sm:px-6 lg:px-8">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="inline-flex min-h-11 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="text-muted">
                {name}
              </span>
            ) : (
              <a href={path} className="text-teal underline underline-offset-4 hover:text-clay">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
