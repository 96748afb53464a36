import { useEffect, useState } from "react";

/** Text that the user has selected in a field of the form. */
export type SelectedPassage = { field: string; quote: string; position: number };

/** Longer selections are about the whole field. */
const maxQuoteLength = 500;

const oneSpaced = (text: string) => text.replace(/\s+/g, " ");

/** The selection in a named input, or in a rich text. Nothing outside of fields, and nothing inside the given element. */
export function readSelectedPassage(outside: Element | null): SelectedPassage | undefined {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    const { name, value, selectionStart: start, selectionEnd: end } = active;
    if (!name || outside?.contains(active) || start === null || end === null) return undefined;
    // The Tab key selects all of a line, which is no choice of the user; a comment on all of it is about the field.
    if (active instanceof HTMLInputElement && end - start === value.length) return undefined;
    return passageOf(name, value.slice(0, start), value.slice(start, end));
  }
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const node = range.commonAncestorContainer;
  const field = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>("[data-field]");
  if (!field?.dataset.field || outside?.contains(field)) return undefined;
  const before = document.createRange();
  before.setStart(field, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return passageOf(field.dataset.field, before.toString(), selection.toString());
}

function passageOf(field: string, before: string, selected: string): SelectedPassage | undefined {
  const quote = oneSpaced(selected).trim();
  if (quote === "" || quote.length > maxQuoteLength) return undefined;
  return { field, quote, position: oneSpaced(before).length };
}

/** Follows the selection on the page. */
export function useSelectedPassage(outside: () => Element | null): SelectedPassage | undefined {
  const [passage, setPassage] = useState<SelectedPassage>();
  useEffect(() => {
    const follow = () => {
      // Typing a comment must not lose the passage that it is about.
      if (outside()?.contains(document.activeElement)) return;
      const next = readSelectedPassage(outside());
      setPassage((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  }, [outside]);
  return passage;
}
