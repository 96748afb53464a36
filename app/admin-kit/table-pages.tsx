import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** The pages of a list that fills the screen: another page is read from its beginning. */
export function TablePages({ page, pages, onPage }: Props) {
  const turnTo = (next: number) => {
    onPage(next);
    focusHeading();
    window.scrollTo({ top: 0 });
  };
  return <Pager page={page} pages={pages} onPage={turnTo} />;
}

export function Pager({ page, pages, onPage }: Props) {
  const text = useTexts(listTexts);
  if (pages < 2) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-3 text-sm">
      <Button onClick={() => onPage(page - 1)} resting={page === 1}>
        {text.previous}
      </Button>
      <p aria-live="polite" className="text-fg-muted">
        {text.pageOf(page, pages)}
      </p>
      <Button onClick={() => onPage(page + 1)} resting={page === pages}>
        {text.next}
      </Button>
    </nav>
  );
}
