import { passageSelector } from "#app/admin-kit/marked-passages.ts";
import { passageRange } from "#app/admin-kit/rich-text/passage-range.ts";
import type { Thread } from "#app/features/drafts/comments-queries.ts";

/** Selects the passage of a comment and moves the focus to it. False if it is no longer in the form. */
export function showPassage({ commentId, field, quote, position }: Thread): boolean {
  if (!quote) return false;
  const mark = document.querySelector<HTMLElement>(passageSelector(commentId));
  if (mark) return selectMark(mark);
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form :is(input, textarea)[name="${CSS.escape(field)}"]`);
  const range = control && passageRange([{ text: control.value, at: 0 }], { quote, position: position ?? 0 });
  if (!range) return false;
  control.focus();
  control.setSelectionRange(range.from, range.to);
  control.scrollIntoView({ block: "center" });
  return true;
}

function selectMark(mark: HTMLElement): boolean {
  mark.closest<HTMLElement>("[data-field]")?.focus({ preventScroll: true });
  document.getSelection()?.selectAllChildren(mark);
  mark.scrollIntoView({ block: "center" });
  return true;
}
