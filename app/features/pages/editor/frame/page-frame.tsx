import type { Editor } from "@tiptap/react";
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { screenWidths } from "#app/admin-kit/preview-iframe.tsx";
import type { ScreenName } from "#app/admin-kit/width-buttons.tsx";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { handleEditorKey } from "#app/features/pages/editor/editor-keys.ts";
import type { ShownFrame } from "#app/features/pages/editor/frame/shown-frame.ts";
import { fieldIn, type TextMark } from "#app/features/pages/editor/marks.ts";
import { fieldOf } from "#app/features/pages/editor/page-drafts.ts";
import { type Frame, fetchFrame } from "#app/features/pages/editor/queries.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { pageEditorTexts } from "#app/features/pages/editor/texts/page-editor.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { BlockOverlay, type OverlayHandle } from "./block-overlay.tsx";
import { type ConnectedFrame, connectFrame } from "./connect-frame.ts";
import { toFrameHtml } from "./frame-document.ts";
import { goToPlace, readPlace, type ScrollPlace } from "./scroll-place.ts";

const FormatToolbar = lazy(() => import("./format-toolbar.tsx"));

type Formatting = { editor: Editor; label: string };

type PageFrameProps = {
  language: Language;
  width: ScreenName;
  /** Where the page was scrolled to last. A frame that opens, as in another language, begins there. */
  place: RefObject<ScrollPlace>;
};

/** The page in one language. Clicking a text edits it; nothing else in the page reacts. */
export function PageFrame({ language, width: screen, place }: PageFrameProps) {
  const { editing, focusList, openTab, onPath } = useEditorScreen();
  const { pageId, drafts, frames } = editing;
  const text = useTexts(pageEditorTexts);
  const blockText = useTexts(blockTexts);
  const [html, setHtml] = useState<string>();
  const [problems, setProblems] = useState<Frame["problems"]>([]);
  const [failure, setFailure] = useState<string>();
  const [formatting, setFormatting] = useState<Formatting>();
  const connected = useRef<ConnectedFrame>(undefined);
  const overlay = useRef<OverlayHandle>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  const reads = useRef({ begun: 0, shown: 0 });
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const readPage = useEffectEvent(async () => {
    try {
      reads.current.begun += 1;
      const { begun } = reads.current;
      const frame = await fetchFrame(pageId, language);
      // A later read was faster.
      if (begun < reads.current.shown) return;
      reads.current.shown = begun;
      setFailure(undefined);
      setProblems(frame.problems);
      onPath(frame.path);
      if (connected.current) connected.current.show(frame.html);
      else setHtml(toFrameHtml(frame.html));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  const hasProblems = useEffectEvent(() => problems.length > 0);

  useEffect(() => {
    const frame: ShownFrame = { language, connected: () => connected.current, refresh: () => readPage(), hasProblems: () => hasProblems() };
    frames.add(frame);
    void readPage();
    return () => {
      frames.delete(frame);
      connected.current?.disconnect();
      connected.current = undefined;
    };
  }, [language, frames]);

  function describe({ entity, id, field }: TextMark) {
    const name = readHtml({ entity, id, field: entity === pageCategoryForm.entity ? "name" : "title" });
    return text.typing(text.field[field] ?? field, name || blockText.untitled);
  }

  /** As it is stored; without a Spanish text visitors see the English one. */
  function readHtml({ entity, id, field }: TextMark): string {
    const values = drafts.values({ entity, id });
    return String(fieldOf(values, fieldIn(language, field)) || fieldOf(values, field) || "");
  }

  // The listeners live as long as the document, and use what is rendered last.
  const events = {
    readHtml,
    describe,
    onChoose: editing.choose,
    onType: (mark: TextMark, value: string) => editing.type(language, mark, value),
    onTyped: () => editing.endTyping(language),
    onFormat: (editor: Editor | undefined, mark: TextMark) => setFormatting(editor && { editor, label: describe(mark) }),
    onKey: (event: KeyboardEvent) => {
      if (event.key === "Escape") focusList();
      else handleEditorKey(editing, event);
    },
  };
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  /** Texts can be typed in before the pictures have come. */
  const fill = useEffectEvent((page: Document, content: string) => {
    isPlaced.current = false;
    page.open();
    page.write(content);
    page.close();
    connected.current?.disconnect();
    connected.current = connectFrame(page, {
      hints: { enterToEdit: text.enterToEdit, empty: text.empty },
      readHtml: (mark) => latest.current.readHtml(mark),
      describe: (mark) => latest.current.describe(mark),
      onChoose: (chosen) => latest.current.onChoose(chosen),
      onType: (mark, value) => latest.current.onType(mark, value),
      onTyped: () => latest.current.onTyped(),
      onFormat: (editor, mark) => latest.current.onFormat(editor, mark),
      onKey: (event) => latest.current.onKey(event),
      onTools: () => toolbar.current?.querySelector<HTMLElement>("button")?.focus(),
      onMoved: () => {
        // Until it is loaded, the page is not yet where it was; a frame that was removed has no view.
        if (isPlaced.current && page.defaultView) place.current = readPlace(page);
        overlay.current?.place();
      },
      onPointer: (near) => overlay.current?.offerAt(near),
    });
    overlay.current?.place();
  });

  const iframe = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const page = iframe.current?.contentDocument;
    if (page && html !== undefined) fill(page, html);
  }, [html]);

  /** Where the user was, unless they have scrolled or begun to type meanwhile. */
  function scrollBack(page: Document | null) {
    // The empty frame is loaded too.
    if (!page?.body.hasChildNodes()) return;
    isPlaced.current = true;
    if (page.defaultView?.scrollY === 0 && !connected.current?.isTyping()) goToPlace(page, place.current);
  }

  const width = screenWidths[screen];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {formatting && (
        // Over the page's own header, so that nothing moves.
        <div ref={toolbar} className="absolute inset-x-0 top-0 z-10 border-b border-edge bg-surface shadow-lg">
          <Suspense fallback={<div className="h-11" />}>
            <FormatToolbar editor={formatting.editor} label={formatting.label} language={language} />
          </Suspense>
          <p className="sr-only">{text.formatKeys}</p>
        </div>
      )}
      {failure && <FailureBox message={failure} onRetry={() => void readPage()} />}
      {problems.length > 0 && (
        <p role="status" className="bg-warn-soft px-4 py-2 text-sm text-warn">
          {text.problems([...new Set(problems.map(({ reason }) => reason))].join("; "))}
        </p>
      )}
      <div ref={stage} className="relative flex min-h-0 flex-1 justify-center overflow-hidden bg-sunken">
        {html === undefined && !failure && (
          <p role="status" className="self-center text-sm text-fg-muted">
            {text.loading}
          </p>
        )}
        {html !== undefined && (
          <div className="relative" style={{ width: width * scale }}>
            <iframe
              ref={iframe}
              title={text.page(text.languages[language])}
              lang={language}
              // Nothing runs in it: its own policy forbids every script (frame-document.ts).
              sandbox="allow-same-origin allow-scripts"
              onLoad={({ currentTarget }) => scrollBack(currentTarget.contentDocument)}
              style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
              className="block max-w-none origin-top-left border-0 bg-white"
            />
            <BlockOverlay
              ref={overlay}
              frame={connected}
              scale={scale}
              height={room.height}
              covered={() => toolbar.current?.offsetHeight ?? 0}
              onSettings={() => openTab("settings")}
            />
          </div>
        )}
      </div>
    </div>
  );
}
