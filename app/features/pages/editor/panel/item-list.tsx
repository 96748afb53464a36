import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Plus, Trash2 } from "lucide";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import type { BlockItems } from "#app/features/pages/blocks/block-kind.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { moveBy } from "#app/features/pages/editor/editor-keys.ts";
import { titleIn } from "#app/features/pages/editor/find-block.ts";
import type { EditedBlock, EditedItem } from "#app/features/pages/editor/queries.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { pageEditorTexts } from "#app/features/pages/editor/texts/page-editor.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFields } from "./section-fields.tsx";

/** The items of a block: added, moved, removed, and edited one at a time. */
export function ItemList({ block: { id, items }, kind: { label, fields, most } }: { block: EditedBlock; kind: BlockItems }) {
  const { editing } = useEditorScreen();
  const text = useTexts(blockTexts);
  const pageText = useTexts(pageEditorTexts);
  const language = useLanguage();
  return (
    <section aria-label={text.items} className="grid gap-3 border-t border-edge pt-4">
      <h3 className="text-sm font-semibold">{text.items}</h3>
      {items.length === 0 && <p className="text-sm text-fg-muted">{text.noItems}</p>}
      <ol className="grid gap-2">
        {items.map((item, index) => (
          <Item key={item.id} item={item} block={id} fields={fields} isFirst={index === 0} isLast={index === items.length - 1} />
        ))}
      </ol>
      {items.length >= most ? (
        <p className="text-sm text-fg-muted">{text.mostItems(most)}</p>
      ) : (
        <Button onClick={() => void editing.add({ itemOf: id }, null, pageText.added(label[language]))}>
          <Icon of={Plus} className="size-4" />
          {text.addItem(label[language])}
        </Button>
      )}
    </section>
  );
}

type ItemProps = { item: EditedItem; block: number; fields: BlockItems["fields"]; isFirst: boolean; isLast: boolean };

function Item({ item: { id, state, values }, block, fields, isFirst, isLast }: ItemProps) {
  const { editing } = useEditorScreen();
  const text = useTexts(blockTexts);
  const language = useLanguage();
  const isOpen = editing.chosen.item === id;
  const name = titleIn(values, language) || text.untitled;
  const actions = [
    { label: text.editItem(name), icon: Pencil, isOff: false, run: () => editing.choose({ block, item: isOpen ? undefined : id }), isOpen },
    { label: text.itemUp(name), icon: ArrowUp, isOff: isFirst, run: () => moveBy(editing, id, -1) },
    { label: text.itemDown(name), icon: ArrowDown, isOff: isLast, run: () => moveBy(editing, id, 1) },
    state === "hidden"
      ? { label: text.restoreItem(name), icon: Eye, isOff: false, run: () => void editing.restore(id) }
      : { label: text.removeItem(name), icon: state === "new" ? Trash2 : EyeOff, isOff: false, run: () => void editing.remove(id) },
  ];
  return (
    <li className="grid gap-3 rounded-lg border border-edge p-2">
      <div className="flex flex-wrap items-center">
        <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
          {name} {text.states[state] && <Badge tone={state === "hidden" ? "plain" : "warn"}>{text.states[state]}</Badge>}
        </span>
        <span className="flex">
          {actions.map(({ label, icon, isOff, run, isOpen: expanded }) => (
            <Button
              key={label}
              look="quiet"
              className="!px-2"
              aria-label={label}
              title={label}
              aria-expanded={expanded}
              resting={isOff}
              onClick={run}
            >
              <Icon of={icon} className="size-4" />
            </Button>
          ))}
        </span>
      </div>
      {isOpen && <SectionFields id={id} fields={new Set(fields)} />}
    </li>
  );
}
