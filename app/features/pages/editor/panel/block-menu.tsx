import { Ellipsis } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { useMenuActions } from "#app/admin-kit/use-menu-actions.ts";
import { placeOf } from "#app/features/pages/editor/block-order.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { moveBy } from "#app/features/pages/editor/editor-keys.ts";
import { titleIn } from "#app/features/pages/editor/find-block.ts";
import type { EditedBlock } from "#app/features/pages/editor/queries.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { pageEditorTexts } from "#app/features/pages/editor/texts/page-editor.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { block: EditedBlock; order: readonly number[]; isReachable: boolean; onEdit: () => void };

/** Everything that can be done with a block. */
export function BlockMenu({ block: { id, state, values }, order, isReachable, onEdit }: Props) {
  const { editing, askKind, askPlace, openTab } = useEditorScreen();
  const text = useTexts(blockTexts);
  const pageText = useTexts(pageEditorTexts);
  const name = titleIn(values, useLanguage()) || text.untitled;
  const { trigger, onSelect, onCloseAutoFocus } = useMenuActions();
  const index = order.indexOf(id);
  const next = placeOf(order, id);
  const openSettings = () => {
    editing.choose({ block: id, item: undefined });
    openTab("settings");
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={text.menu(name)}
        tabIndex={isReachable ? 0 : -1}
        className="grid size-11 flex-none place-items-center rounded-lg text-fg-muted hover:bg-sunken hover:text-fg"
      >
        <Icon of={Ellipsis} className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          onCloseAutoFocus={onCloseAutoFocus}
          className="admin z-50 min-w-48 rounded-xl border border-edge bg-surface p-1 text-sm text-fg shadow-xl"
        >
          {state !== "hidden" && <MenuItem onSelect={onSelect(onEdit)}>{text.edit}</MenuItem>}
          <MenuItem onSelect={onSelect(openSettings)}>{text.openSettings}</MenuItem>
          <MenuItem isOff={index <= 0} onSelect={onSelect(() => moveBy(editing, id, -1))}>
            {text.up}
          </MenuItem>
          <MenuItem isOff={index === order.length - 1} onSelect={onSelect(() => moveBy(editing, id, 1))}>
            {text.down}
          </MenuItem>
          <MenuItem isOff={order.length < 2} onSelect={onSelect(() => askPlace(id))}>
            {text.moveTo}
          </MenuItem>
          <MenuItem onSelect={onSelect(() => askKind(next))}>{text.addHere}</MenuItem>
          <MenuItem onSelect={onSelect(() => void editing.add({ copyOf: id }, next, pageText.duplicated(name)))}>{text.duplicate}</MenuItem>
          {state === "hidden" ? (
            <MenuItem onSelect={onSelect(() => void editing.restore(id))}>{text.restore}</MenuItem>
          ) : (
            <MenuItem onSelect={onSelect(() => void editing.remove(id))}>{state === "new" ? text.remove : text.hide}</MenuItem>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const menuItemClass =
  "flex min-h-10 cursor-default items-center rounded-lg px-3 -outline-offset-3 select-none data-disabled:opacity-45 data-highlighted:bg-accent-soft data-highlighted:text-accent";

function MenuItem({ isOff = false, onSelect, children }: { isOff?: boolean; onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item disabled={isOff} onSelect={onSelect} className={menuItemClass}>
      {children}
    </DropdownMenu.Item>
  );
}
