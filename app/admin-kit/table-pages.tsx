import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";

export function TablePages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const text = useTexts(listTexts);
  if (pages < 2) return null;
  // Another page is read from its beginning.
  const turnTo = (next: number) => {
    onPage(next);
    focusHeading();
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-3 text-sm">
      <Button onClick={() => turnTo(page - 1)} resting={page === 1}>
        {text.previous}
      </Button>
      <p aria-live="polite" className="text-fg-muted">
        {text.pageOf(page, pages)}
      </p>
      <Button onClick={() => turnTo(page + 1)} resting={page === pages}>
        {text.next}
      </Button>
    </nav>
  );
}
