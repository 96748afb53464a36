import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { UnsavedGuard } from "#app/admin-kit/unsaved-guard.tsx";
import type { ScreenName } from "#app/admin-kit/width-buttons.tsx";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-editor";
import type { Place } from "./block-order.ts";
import { ConflictQuestion } from "./conflict-question.tsx";
import { EditorContext, type PanelTab } from "./editor-context.ts";
import { handleEditorKey } from "./editor-keys.ts";
import { PageFrame } from "./frame/page-frame.tsx";
import { topOfPage } from "./frame/scroll-place.ts";
import { KindMenu } from "./kind-menu.tsx";
import { kindLabel } from "./kinds.ts";
import type { PageDrafts } from "./page-drafts.ts";
import { PlaceDialog } from "./panel/place-dialog.tsx";
import { type ListHandle, SidePanel } from "./panel/side-panel.tsx";
import { contentAddress, contentQuery, frameAddress, type PageContent } from "./queries.ts";
import { pageEditorTexts } from "./texts/page-editor.ts";
import { type ShownLanguages, TopBar } from "./top-bar.tsx";
import { usePageEditor } from "./use-page-editor.ts";

export const handle = { isFullScreen: true };

const toPreload = (href: string) => ({ tagName: "link", rel: "preload", as: "fetch", crossOrigin: "anonymous", href });

/** The page is on its way before the script that shows it. */
export const meta: Route.MetaFunction = ({ matches, params }) => {
  const id = Number(params.id);
  const lang = matches[0].loaderData?.adminLanguage ?? "en";
  return [...matches.flatMap((match) => match?.meta ?? []), toPreload(contentAddress(id)), toPreload(frameAddress(id, lang))];
};

/** A page of the site, edited where it is shown. What is changed is a draft until it is published. */
export default function PageEditor({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(contentQuery(Number(id)));
  const text = useTexts(pageEditorTexts);
  const pending = (
    <p role="status" className="m-auto text-sm text-fg-muted">
      {text.loading}
    </p>
  );
  return (
    <QueryStates query={query} pending={pending}>
      {(content) => <EditorScreen key={id} id={Number(id)} content={content} />}
    </QueryStates>
  );
}

const languagesOf = { en: ["en"], es: ["es"], both: ["en", "es"] } as const;

function EditorScreen({ id, content }: { id: number; content: PageContent }) {
  const editing = usePageEditor(id, content);
  const { drafts } = editing;
  const language = useLanguage();
  const text = useTexts(pageEditorTexts);
  const [shown, setShown] = useState<ShownLanguages>(language);
  const [width, setWidth] = useState<ScreenName>("desktop");
  const [tab, setTab] = useState<PanelTab>("list");
  const [askedKind, setAskedKind] = useState<{ before: Place; opener: Element | null }>();
  const [askedPlace, setAskedPlace] = useState<number>();
  const [path, setPath] = useState<string>();
  const list = useRef<ListHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const place = useRef(topOfPage);
  const released = useRef(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Fields and dialogs have their own undo.
    const isElsewhere =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable], [role=dialog]");
    if (!isElsewhere && !event.defaultPrevented) handleEditorKey(editing, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  const leave = () => {
    released.current = true;
  };
  const screen = {
    editing,
    languages: languagesOf[shown],
    tab,
    openTab: setTab,
    askKind: (before: Place) => setAskedKind({ before, opener: document.activeElement }),
    askPlace: setAskedPlace,
    path,
    onPath: setPath,
    focusList: () => {
      setTab("list");
      // The list may not be rendered yet.
      requestAnimationFrame(() => list.current?.focus());
    },
    focusTools: () => tools.current?.focus(),
  };

  return (
    <EditorContext value={screen}>
      <TopBar tools={tools} shown={shown} onShow={setShown} width={width} onWidth={setWidth} onLeave={leave} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div aria-busy={editing.isBusy} className="flex min-h-0 min-w-0 flex-1 gap-2">
          {languagesOf[shown].map((one) => (
            <PageFrame key={one} language={one} width={width} place={place} />
          ))}
        </div>
        <SidePanel list={list} />
      </div>
      <p role="status" className="sr-only">
        {/* The same words are said again. */}
        <span key={editing.announcement.number}>{editing.announcement.message}</span>
      </p>
      {askedKind && (
        <KindMenu
          opener={askedKind.opener}
          onClose={() => setAskedKind(undefined)}
          onPick={(kind) => {
            setAskedKind(undefined);
            void editing.add({ kind }, askedKind.before, text.added(kindLabel(kind, language) ?? kind), askedKind.opener);
          }}
        />
      )}
      {askedPlace !== undefined && <PlaceDialog id={askedPlace} onClose={() => setAskedPlace(undefined)} />}
      <ConflictQuestion editing={editing} />
      <LeaveGuard drafts={drafts} released={released} />
    </EditorContext>
  );
}

/** Renders by itself when something is typed or saved. */
function LeaveGuard({ drafts, released }: { drafts: PageDrafts; released: RefObject<boolean> }) {
  const isDirty = useSyncExternalStore(drafts.subscribe, drafts.isDirty, drafts.isDirty);
  return <UnsavedGuard draft={{ dirty: isDirty, released }} saveFirst={drafts.saveFirst} />;
}
