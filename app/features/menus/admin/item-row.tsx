import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronDown, GripVertical, Plus, X } from "lucide";
import { Toolbar } from "radix-ui";
import type { ComponentProps, KeyboardEvent } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, PlainButton } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { isGroup, type MenuItem, type MenuTarget } from "#app/features/menus/menu-item.ts";
import { findProblem } from "#app/features/menus/menu-problems.ts";
import { type Move, moves } from "#app/features/menus/menu-tree.ts";
import type { MenuTargets } from "#app/features/menus/queries.ts";
import { partLabels } from "#app/features/menus/schema.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TargetFields } from "./target-fields.tsx";
import { targetName } from "./target-name.ts";
import { menuTexts } from "./texts/menus.ts";

type Props = {
  item: MenuItem;
  group: MenuItem | undefined;
  field: string;
  name: string;
  targets: MenuTargets;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  errorOf: (part: string) => string | undefined;
  isMovable: (move: Move) => boolean;
  isDragged: boolean;
  mark: "above" | "below" | undefined;
  handleProps: ComponentProps<"span">;
  hasGroups: boolean;
  onMove: (move: Move, control: string) => void;
  onChange: (part: Partial<MenuItem>) => void;
  onRemove: () => void;
  onAdd: () => void;
};

const icons = { up: ArrowUp, down: ArrowDown, in: ArrowRight, out: ArrowLeft };
const keys: Record<string, Move> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" };
const marks = {
  above: "before:absolute before:inset-x-0 before:-top-1.5 before:h-1 before:rounded before:bg-accent",
  below: "after:absolute after:inset-x-0 after:-bottom-1.5 after:h-1 after:rounded after:bg-accent",
};
const errorParts = ["label", "label.en", "label.es", "target", "target.page", "target.url", "target.document", "children", "id"];

export function ItemRow({ item, group, field, name, targets, errorOf, isDragged, mark, handleProps, ...props }: Props) {
  const text = useTexts(menuTexts);
  const problem = findProblem(item, targets);
  const isShown = props.isOpen || errorParts.some((part) => errorOf(part) !== undefined);
  const panel = `${field}-fields`;

  function moveByKey(event: KeyboardEvent) {
    const move = keys[event.key];
    if (!event.altKey || !move || (event.target instanceof Element && event.target.matches("input, select"))) return;
    event.preventDefault();
    props.onMove(move, "toggle");
  }

  return (
    <li
      data-row={item.id}
      onKeyDown={moveByKey}
      className={`relative grid gap-3 rounded-xl border border-edge bg-surface p-2 ${group ? "ml-5 sm:ml-10" : ""} ${isDragged ? "opacity-50" : ""} ${mark ? marks[mark] : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span
          {...handleProps}
          aria-hidden
          title={text.drag(name)}
          className="flex size-10 flex-none cursor-grab touch-none items-center justify-center rounded-lg text-fg-muted hover:bg-sunken"
        >
          <Icon of={GripVertical} className="size-4" />
        </span>
        <PlainButton
          data-control="toggle"
          data-field={field}
          aria-expanded={isShown}
          aria-controls={isShown ? panel : undefined}
          onClick={() => props.onToggle(!props.isOpen)}
          className="flex min-h-10 min-w-0 flex-1 basis-40 items-center gap-2 rounded-lg px-2 py-1 text-left text-sm hover:bg-sunken"
        >
          <Icon of={ChevronDown} className={`size-4 flex-none text-fg-muted ${isShown ? "" : "-rotate-90"}`} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{item.label.en || text.untitled}</span>
            <span className="text-fg-muted">
              {" / "}
              <span lang="es">{item.label.es || text.untitled}</span>
            </span>
            <span className="block text-xs text-fg-muted">
              {item.target ? targetName(item.target, targets) : text.group}
              {group && <span className="sr-only"> {text.inGroup(group.label.en)}</span>}
            </span>
          </span>
        </PlainButton>
        <RowButtons item={item} name={name} {...props} />
      </div>
      {problem && (
        <p className="px-2">
          <Badge tone="warn" wraps>
            {text.problems[problem]}
          </Badge>
        </p>
      )}
      {isShown && (
        <div id={panel} className="grid gap-4 px-2 pb-2">
          <ItemFields item={item} field={field} targets={targets} errorOf={errorOf} onChange={props.onChange} />
        </div>
      )}
    </li>
  );
}

type ButtonProps = Pick<Props, "item" | "name" | "isMovable" | "hasGroups" | "onMove" | "onRemove" | "onAdd">;

function RowButtons({ item, name, isMovable, hasGroups, onMove, onRemove, onAdd }: ButtonProps) {
  const text = useTexts(menuTexts);
  const offered = moves.filter((move) => move === "up" || move === "down" || (hasGroups && !isGroup(item)));
  return (
    <Toolbar.Root aria-label={name} className="ml-auto flex flex-none">
      {isGroup(item) && (
        <Toolbar.Button asChild>
          <Button look="quiet" className="!px-2.5" aria-label={text.addTo(name)} onClick={onAdd}>
            <Icon of={Plus} className="size-4" />
          </Button>
        </Toolbar.Button>
      )}
      {offered.map((move) => (
        <Toolbar.Button key={move} asChild>
          <Button
            look="quiet"
            className="!px-2.5"
            data-control={move}
            aria-label={text.moves[move](name)}
            resting={!isMovable(move)}
            onClick={() => onMove(move, move)}
          >
            <Icon of={icons[move]} className="size-4" />
          </Button>
        </Toolbar.Button>
      ))}
      <Toolbar.Button asChild>
        <Button look="quietDanger" className="!px-2.5" aria-label={text.remove(name)} onClick={onRemove}>
          <Icon of={X} className="size-4" />
        </Button>
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

type FieldsProps = Pick<Props, "item" | "field" | "targets" | "errorOf" | "onChange">;

function ItemFields({ item, field, targets, errorOf, onChange }: FieldsProps) {
  const language = useLanguage();
  const { label, target } = item;
  const bind = (side: "en" | "es") => ({
    name: `${field}.label.${side}`,
    label: partLabels[side][language],
    value: label[side],
    error: errorOf(`label.${side}`),
    required: true,
    onChange: (words: string) => onChange({ label: { ...label, [side]: words } }),
  });

  /** A link without a text gets the name of its page. */
  function lead(next: MenuTarget) {
    const page = "page" in next ? targets.pages.find(({ id }) => id === next.page) : undefined;
    onChange({ target: next, ...(page && { label: { en: label.en || page.name.en, es: label.es || page.name.es } }) });
  }

  return (
    <>
      <FieldRow>
        <TextField {...bind("en")} />
        <TextField {...bind("es")} lang="es" />
      </FieldRow>
      {target && <TargetFields field={field} target={target} targets={targets} errorOf={errorOf} onChange={lead} />}
    </>
  );
}
