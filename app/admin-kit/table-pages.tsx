import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";

export function TablePages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages < 2) return null;
  // Another page is read from its beginning.
  const turnTo = (next: number) => {
    onPage(next);
    focusHeading();
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 text-sm">
      <Button onClick={() => turnTo(page - 1)} resting={page === 1}>
        Previous
      </Button>
      <p aria-live="polite" className="text-fg-muted">
        Page {page} of {pages}
      </p>
      <Button onClick={() => turnTo(page + 1)} resting={page === pages}>
        Next
      </Button>
    </nav>
  );
}
