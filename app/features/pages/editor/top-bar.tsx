import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Redo2, Undo2 } from "lucide";
import { Toolbar } from "radix-ui";
import { type Ref, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { type ScreenName, screenNames, WidthButton } from "#app/admin-kit/width-buttons.tsx";
import { DraftStatusLine } from "#app/features/drafts/admin/draft-status-line.tsx";
import { PreviewSiteLink } from "#app/features/drafts/admin/preview-site-link.tsx";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { presenceQuery } from "#app/features/drafts/queries.ts";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { locales } from "#lib/languages.ts";
import { useEditorScreen } from "./editor-context.ts";
import { MoreMenu, PublishButton } from "./page-actions.tsx";
import { pageEditorTexts } from "./texts/page-editor.ts";
import { pageName } from "./use-page-drafts.ts";
import type { PageEditing } from "./use-page-editor.ts";

export type ShownLanguages = "en" | "es" | "both";

type Props = {
  tools: Ref<HTMLDivElement>;
  shown: ShownLanguages;
  onShow: (shown: ShownLanguages) => void;
  width: ScreenName;
  onWidth: (width: ScreenName) => void;
  onLeave: () => void;
};

const tones = { published: "good", changed: "warn", new: "warn", hidden: "plain" } as const;

/** The page's name and state, and what can be done with the whole page. Its tools are one stop of the Tab key. */
export function TopBar({ tools, shown, onShow, width, onWidth, onLeave }: Props) {
  const { editing, path } = useEditorScreen();
  const { content, drafts, canUndo, canRedo, undo, redo, isBusy } = editing;
  const text = useTexts(pageEditorTexts);
  const { admin } = useTexts(layoutTexts);
  const previewText = useTexts(previewTexts);
  const language = useLanguage();
  const { page, changes } = content;
  const name = (language === "es" && page.values["es.name"]) || page.values.name;
  const state = page.state === "published" && changes > 0 ? "changed" : page.state;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-edge bg-surface px-3 py-2">
      <title>{`${text.title(name)} · ${admin}`}</title>
      <Link to="/admin/pages" className="grid size-10 place-items-center rounded-lg text-accent hover:bg-accent-soft">
        <Icon of={ArrowLeft} className="size-5" />
        <span className="sr-only">{text.back}</span>
      </Link>
      {/* Room for two lines, so that the page does not move when the status gets longer. */}
      <div className="flex min-h-12 min-w-40 flex-1 flex-wrap content-center items-center gap-x-3">
        <h1 tabIndex={-1} className="truncate text-lg font-semibold outline-none">
          <span className="sr-only">{text.title(name)}</span>
          <span aria-hidden>{name}</span>
        </h1>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        <SavingStatus drafts={drafts} />
        <Presence pageId={page.id} />
      </div>
      <Toolbar.Root ref={tools} aria-label={text.tools} className="flex flex-wrap items-center gap-2">
        <fieldset className="m-0 flex gap-1 border-0 p-0">
          <legend className="sr-only">{text.language}</legend>
          {(["en", "es", "both"] as const).map((choice) => (
            <Toolbar.Button key={choice} asChild>
              <Button look={choice === shown ? "primary" : "secondary"} aria-pressed={choice === shown} onClick={() => onShow(choice)}>
                {text.languages[choice]}
              </Button>
            </Toolbar.Button>
          ))}
        </fieldset>
        <fieldset className="m-0 flex gap-1 border-0 p-0">
          <legend className="sr-only">{previewText.width}</legend>
          {screenNames.map((name) => (
            <Toolbar.Button key={name} asChild>
              <WidthButton name={name} isChosen={name === width} onClick={() => onWidth(name)} />
            </Toolbar.Button>
          ))}
        </fieldset>
        <Toolbar.Button asChild>
          <Button className="!px-2.5" aria-label={text.undo} title={text.undo} resting={!canUndo || isBusy} onClick={() => void undo()}>
            <Icon of={Undo2} className="size-5" />
          </Button>
        </Toolbar.Button>
        <Toolbar.Button asChild>
          <Button className="!px-2.5" aria-label={text.redo} title={text.redo} resting={!canRedo || isBusy} onClick={() => void redo()}>
            <Icon of={Redo2} className="size-5" />
          </Button>
        </Toolbar.Button>
        <Toolbar.Link asChild>
          <PreviewSiteLink
            scope="all"
            to={path}
            onSave={async () => {
              await drafts.saveNow();
              return undefined;
            }}
          />
        </Toolbar.Link>
        <MoreMenu onLeave={onLeave} />
        <PublishButton onLeave={onLeave} />
      </Toolbar.Root>
    </header>
  );
}

/** Who else has the page open, here or in its settings. */
function Presence({ pageId }: { pageId: number }) {
  const { entity, id } = pageName(pageId);
  const { others: say } = useTexts(editorTexts);
  const language = useLanguage();
  const { data: { others } = { others: [] } } = useQuery(presenceQuery(entity, id));
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {others.length > 0 && say(new Intl.ListFormat(locales[language], { type: "conjunction" }).format(others), others.length)}
    </p>
  );
}

/** Renders by itself when something is typed or saved. */
function SavingStatus({ drafts }: { drafts: PageEditing["drafts"] }) {
  const status = useSyncExternalStore(drafts.subscribe, drafts.status, drafts.status);
  const isDirty = useSyncExternalStore(drafts.subscribe, drafts.isDirty, drafts.isDirty);
  return <DraftStatusLine status={status} dto={undefined} isDirty={isDirty} onCompare={undefined} />;
}
