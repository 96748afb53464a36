import type { Editor } from "@tiptap/react";
import { formatMark, parseId, parseMark, type TextMark } from "#app/features/pages/editor/marks.ts";
import { type Box, boxOf, type Hints, marked, prepareTexts, readSources, replacePage } from "./frame-document.ts";
import { editPlainText } from "./plain-text.ts";
import { goToPlace, readPlace } from "./scroll-place.ts";

export type Chosen = { block: number | undefined; item: number | undefined };

type Events = {
  hints: Omit<Hints, "describe">;
  /** Of a text with markup, as it is stored. */
  readHtml: (mark: TextMark) => string;
  describe: (mark: TextMark) => string;
  onChoose: (chosen: Chosen) => void;
  onType: (mark: TextMark, value: string) => void;
  onTyped: (mark: TextMark) => void;
  /** A text with markup is being typed in, or no longer. */
  onFormat: (editor: Editor | undefined, mark: TextMark) => void;
  /** Keys that are not for a text. */
  onKey: (event: KeyboardEvent) => void;
  /** Alt+F10 in a text: to its tools. */
  onTools: () => void;
  onMoved: () => void;
  onPointer: (near: { after: number; y: number } | undefined) => void;
};

type Edit = { mark: TextMark; element: HTMLElement; end: () => void };
type Point = { x: number; y: number };

export type ConnectedFrame = ReturnType<typeof connectFrame>;

const loadRichText = () => import("./rich-text.ts");

/** How near to the edge of a block the pointer offers to add one there, in pixels of the page. */
const edge = 28;

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Makes the texts and blocks of a page in a frame editable. */
export function connectFrame(page: Document, events: Events) {
  let sources = readSources(page);
  let edit: Edit | undefined;
  /** A text that is clicked while the tools load is not the one of the click before. */
  let wanted: HTMLElement | undefined;
  /** What is typed in it until then. */
  let typedAhead = "";
  /** Whether the server has sent a page that is not shown yet. */
  let isStale = false;
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    page.addEventListener(name, listener, { signal: stop.signal, capture: true });

  prepareTexts(page, { ...events.hints, describe: events.describe });
  // So that the first click edits at once. A click tries again if it fails.
  loadRichText().catch(() => undefined);

  // The frame has its own classes, so `instanceof` would fail.
  const elementOf = (event: Event) => (event.target as Partial<Element> | null)?.closest && (event.target as Element);
  const blockElement = (id: number) => page.querySelector(`[data-block="${id}"]`);
  const textsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(marked)];
  const textOf = (mark: TextMark) =>
    page.querySelector<HTMLElement>(`[data-text="${formatMark(mark)}"], [data-html="${formatMark(mark)}"]`);
  const markOf = (element: Element) => parseMark(element.getAttribute("data-text") ?? element.getAttribute("data-html"));

  /** A picture may lie over the text that is seen through it. */
  const textBelow = ({ clientX, clientY }: MouseEvent): HTMLElement | undefined =>
    page.elementsFromPoint(clientX, clientY).flatMap((element) => element.closest<HTMLElement>(marked) ?? [])[0];

  function choose(element: Element | null | undefined) {
    const item = element?.closest("[data-item]")?.getAttribute("data-item");
    const block = element?.closest("[data-block]")?.getAttribute("data-block");
    events.onChoose({ block: parseId(block), item: parseId(item) });
  }

  function endEdit() {
    const ended = edit;
    wanted = undefined;
    typedAhead = "";
    edit = undefined;
    ended?.end();
    if (ended) events.onTyped(ended.mark);
  }

  /** The block is not as the server sent it any more. */
  const noteTyped = (element: Element) => sources.delete(element.closest("[data-block]")?.getAttribute("data-block") ?? "");

  async function startEdit(element: HTMLElement, at?: Point) {
    if (edit?.element === element || element.contains(edit?.element ?? null)) return;
    endEdit();
    const mark = markOf(element);
    if (!mark) return;
    wanted = element;
    const onChange = (value: string) => events.onType(mark, value);
    if (element.hasAttribute("data-text")) {
      noteTyped(element);
      const finish = editPlainText(element, { at, onChange, onEnd: () => endEdit() });
      edit = { mark, element, end: () => void finish() };
      return;
    }
    element.focus();
    const { editRichText } = await loadRichText();
    if (wanted !== element || !element.isConnected) return;
    noteTyped(element);
    const untouched = element.cloneNode(false) as HTMLElement;
    const editor = editRichText(element, { html: events.readHtml(mark), label: events.describe(mark), at, onChange });
    if (typedAhead !== "") editor.commands.insertContent({ type: "text", text: typedAhead });
    typedAhead = "";
    events.onFormat(editor, mark);
    edit = {
      mark,
      element,
      end: () => {
        const hadFocus = page.activeElement === element;
        editor.destroy();
        // ProseMirror leaves its attributes behind.
        untouched.innerHTML = events.readHtml(mark);
        element.replaceWith(untouched);
        if (hadFocus) untouched.focus({ preventScroll: true });
        events.onFormat(undefined, mark);
      },
    };
  }

  listen("click", (event) => {
    const target = elementOf(event);
    if (!target || edit?.element.contains(target)) return;
    event.preventDefault();
    const text = target.closest<HTMLElement>(marked) ?? textBelow(event);
    choose(text ?? target);
    if (text) void startEdit(text, event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined);
    else endEdit();
  });
  listen("submit", (event) => event.preventDefault());
  listen("dragstart", (event) => edit || event.preventDefault());
  listen("focusin", (event) => {
    const target = elementOf(event);
    if (!target?.matches(marked) || edit?.element === target) return;
    // When the page came, a new block had no name yet.
    const mark = parseMark(target.getAttribute("data-html"));
    if (mark) target.setAttribute("aria-label", events.describe(mark));
    // Tab leaves a text with markup without another event.
    if (edit && !edit.element.contains(target)) endEdit();
    choose(target);
  });
  listen("keydown", (event) => {
    const target = elementOf(event);
    if (edit?.element.contains(target ?? null)) return keyWhileTyping(event, edit);
    if (wanted && target === wanted && isCharacter(event)) {
      event.preventDefault();
      typedAhead += event.key;
      return;
    }
    if (event.key === "Enter" && target?.matches(marked)) {
      event.preventDefault();
      return void startEdit(target as HTMLElement);
    }
    events.onKey(event);
  });
  listen("pointermove", (event) => {
    const block = elementOf(event)?.closest("[data-block]");
    const id = parseId(block?.getAttribute("data-block"));
    if (!block || id === undefined || edit || event.pointerType === "touch") return events.onPointer(undefined);
    const { top, height } = boxOf(block);
    if (top + height - event.clientY < edge) events.onPointer({ after: id, y: top + height });
    else events.onPointer(undefined);
  });
  page.addEventListener("scroll", events.onMoved, { signal: stop.signal, passive: true });
  const resized = new ResizeObserver(events.onMoved);
  resized.observe(page.body);

  function keyWhileTyping(event: KeyboardEvent, { element }: Edit) {
    const isEnd = event.key === "Escape" || (event.key === "Enter" && element.hasAttribute("data-text") && !event.isComposing);
    if (event.altKey && event.key === "F10") {
      event.preventDefault();
      return events.onTools();
    }
    if (!isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    endEdit();
    if (element.isConnected) element.focus({ preventScroll: true });
  }

  return {
    endEdit,
    isTyping: () => edit !== undefined,
    /** Whether a page has come that was not shown; it is to be read again. */
    takeStale() {
      const wasStale = isStale;
      isStale = false;
      return wasStale;
    },
    /** Shows what the server has now, unless someone types: the page would be taken from under their hands. */
    show(html: string) {
      if (edit || wanted) {
        isStale = true;
        return;
      }
      isStale = false;
      const focused = page.activeElement?.matches(marked) ? markOf(page.activeElement) : undefined;
      // Taking the kept parts out makes the page shorter, and the browser scrolls up with it.
      const place = readPlace(page);
      sources = replacePage(page, html, sources);
      goToPlace(page, place);
      prepareTexts(page, { ...events.hints, describe: events.describe });
      if (focused) this.focusText(focused);
      events.onMoved();
    },
    hasText: (mark: TextMark) => textOf(mark) !== null,
    focusText: (mark: TextMark) => textOf(mark)?.focus({ preventScroll: true }),
    /** Shows a text that was changed outside of the page. */
    showText(mark: TextMark, value: string) {
      for (const element of page.querySelectorAll(`[data-text="${formatMark(mark)}"]`)) {
        if (element === edit?.element) continue;
        noteTyped(element);
        element.textContent = value;
      }
    },
    /** Begins to type in the first text of a block; false if it has none. */
    editBlock(id: number): boolean {
      const block = blockElement(id);
      const [first] = block ? textsIn(block) : [];
      if (!first) return false;
      page.defaultView?.frameElement?.scrollIntoView({ block: "nearest" });
      void startEdit(first);
      return true;
    },
    reveal(id: number) {
      const block = blockElement(id);
      const view = page.defaultView;
      if (!block || !view) return;
      const { top, height } = boxOf(block);
      if (top >= 0 && top + Math.min(height, 200) <= view.innerHeight) return;
      view.scrollBy({ top: top - 120 });
    },
    box: (id: number): Box | undefined => {
      const block = blockElement(id);
      return block ? boxOf(block) : undefined;
    },
    hasBlocks: () => page.querySelector("[data-block]") !== null,
    disconnect() {
      endEdit();
      stop.abort();
      resized.disconnect();
    },
  };
}
