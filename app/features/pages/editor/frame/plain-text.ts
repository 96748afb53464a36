/** A text without markup is one line. */
export const toLine = (text: string): string => text.replace(/[\s\u00a0]+/g, " ").trim();

type Options = { at: { x: number; y: number } | undefined; onChange: (text: string) => void; onEnd: () => void };

/** Lets the user type in an element. Returns a function that ends it and returns the text. */
export function editPlainText(element: HTMLElement, { at, onChange, onEnd }: Options): () => string {
  const page = element.ownerDocument;
  const caret = at && caretAt(page, at.x, at.y);
  element.contentEditable = "plaintext-only";
  // Older browsers know only this.
  if (element.contentEditable !== "plaintext-only") element.contentEditable = "true";
  element.setAttribute("data-editing", "");
  element.focus();
  setCaret(element, caret);

  const change = () => onChange(toLine(element.textContent ?? ""));
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    page.execCommand("insertText", false, (event.clipboardData?.getData("text/plain") ?? "").replace(/\s+/g, " "));
  };
  element.addEventListener("input", change);
  element.addEventListener("paste", paste);
  element.addEventListener("blur", onEnd);

  return () => {
    element.removeEventListener("input", change);
    element.removeEventListener("paste", paste);
    element.removeEventListener("blur", onEnd);
    element.removeAttribute("contenteditable");
    element.removeAttribute("data-editing");
    const text = toLine(element.textContent ?? "");
    element.textContent = text;
    return text;
  };
}

type Caret = { node: Node; offset: number };

function caretAt(page: Document, x: number, y: number): Caret | undefined {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Without a caret in the element, everything is selected: most titles are replaced. */
function setCaret(element: HTMLElement, caret: Caret | undefined): void {
  const selection = element.ownerDocument.getSelection();
  if (!caret || !element.contains(caret.node)) selection?.selectAllChildren(element);
  else selection?.collapse(caret.node, caret.offset);
}
