import { ChevronDown, ChevronUp, Plus } from "lucide";
import { Tabs } from "radix-ui";
import { memo, type RefObject, useContext, useDeferredValue, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PageHelp } from "#app/admin-kit/page-heading.tsx";
import { placeOf } from "#app/features/pages/editor/block-order.ts";
import { EditorContext, useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { findOrder } from "#app/features/pages/editor/find-block.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BlockList } from "./block-list.tsx";
import { BlockSettings } from "./block-settings.tsx";

const tabClass =
  "min-h-11 flex-1 border-b-2 border-transparent px-3 text-sm font-semibold text-fg-muted -outline-offset-3 aria-selected:border-accent aria-selected:text-accent";

export type ListHandle = { focus: () => void };

/** The list of blocks, and the settings of one. On a tablet it is a drawer below the page. */
export function SidePanel({ list }: { list: RefObject<ListHandle | null> }) {
  const { tab, openTab } = useEditorScreen();
  const text = useTexts(blockTexts);
  const [isClosed, setClosed] = useState(false);
  // The page comes first.
  const isListed = useDeferredValue(true, false);
  return (
    <aside
      aria-label={text.panel}
      // A layer of its own: a keystroke in the page does not paint the list again.
      className="flex min-h-0 flex-col border-edge bg-surface will-change-transform max-lg:flex-none max-lg:border-t lg:w-96 lg:border-l"
    >
      <Tabs.Root
        value={tab}
        onValueChange={(next) => {
          setClosed(false);
          openTab(next === "list" ? "list" : "settings");
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex border-b border-edge">
          <Tabs.List aria-label={text.panel} className="flex flex-1">
            <Tabs.Trigger value="list" className={tabClass}>
              {text.list}
            </Tabs.Trigger>
            <Tabs.Trigger value="settings" className={tabClass}>
              {text.settings}
            </Tabs.Trigger>
          </Tabs.List>
          <Button
            look="quiet"
            className="lg:hidden"
            aria-expanded={!isClosed}
            aria-label={isClosed ? text.openPanel : text.closePanel}
            onClick={() => setClosed(!isClosed)}
          >
            <Icon of={isClosed ? ChevronUp : ChevronDown} className="size-5" />
          </Button>
        </div>
        <div
          data-closed={isClosed || undefined}
          className="min-h-0 flex-1 overflow-y-auto p-3 max-lg:h-[38dvh] max-lg:flex-none max-lg:data-closed:hidden"
        >
          <Tabs.Content value="list" tabIndex={-1} className="grid gap-4 outline-none">
            {isListed && <Blocks list={list} />}
          </Tabs.Content>
          <Tabs.Content value="settings" tabIndex={-1} className="outline-none">
            <BlockSettings />
          </Tabs.Content>
        </div>
      </Tabs.Root>
    </aside>
  );
}

type BlocksProps = { list: RefObject<ListHandle | null> };

/** A list of a hundred blocks is rendered between keystrokes, not before the next one. */
function Blocks({ list }: BlocksProps) {
  return (
    <EditorContext value={useDeferredValue(useEditorScreen())}>
      <BlockGroups list={list} />
    </EditorContext>
  );
}

/** The blocks of the page, then those of its parts. */
const BlockGroups = memo(function BlockGroups({ list }: BlocksProps) {
  const { editing, askKind } = useEditorScreen();
  const { content, chosen } = editing;
  const text = useTexts(blockTexts);
  const help = useContext(PageHelp);
  const language = useLanguage();
  const groups = [content.page, ...content.parts]
    .map(({ id, values }) => ({
      id,
      name: (language === "es" && values["es.name"]) || values.name,
      blocks: content.blocks.filter(({ part }) => part === id),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const before = chosen.block === undefined ? null : placeOf(findOrder(content, chosen.block), chosen.block);
  return (
    <>
      <Button look="primary" onClick={() => askKind(before)}>
        <Icon of={Plus} className="size-4" />
        {text.add}
      </Button>
      {groups.length === 0 && <p className="text-sm text-fg-muted">{text.empty}</p>}
      {groups.map(({ id, name, blocks }, index) => (
        <section key={id} aria-label={name} className="grid gap-2">
          {groups.length > 1 && <h2 className="text-xs font-semibold text-fg-muted">{name}</h2>}
          <BlockList label={groups.length > 1 ? `${text.list}: ${name}` : text.list} blocks={blocks} {...(index === 0 && { ref: list })} />
        </section>
      ))}
      <p className="text-xs text-fg-muted">{text.listHint}</p>
      {help}
    </>
  );
});
