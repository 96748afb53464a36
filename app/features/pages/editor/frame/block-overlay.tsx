import { ArrowDown, ArrowUp, Copy, EyeOff, Plus, Settings2, Trash2 } from "lucide";
import { Toolbar } from "radix-ui";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { placeOf } from "#app/features/pages/editor/block-order.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { moveBy } from "#app/features/pages/editor/editor-keys.ts";
import { findBlock, findOrder, titleIn } from "#app/features/pages/editor/find-block.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { pageEditorTexts } from "#app/features/pages/editor/texts/page-editor.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ConnectedFrame } from "./connect-frame.ts";
import { placeTools } from "./place-tools.ts";

export type OverlayHandle = {
  /** Follows the page when it scrolls. */
  place: () => void;
  offerAt: (near: { after: number; y: number } | undefined) => void;
};

type Props = {
  ref: Ref<OverlayHandle>;
  frame: RefObject<ConnectedFrame | undefined>;
  scale: number;
  height: number;
  /** How much of the top of the frame is covered. */
  covered: () => number;
  onSettings: () => void;
};

/** The outline and the tools of the chosen block, over the frame. It moves without rendering. */
export function BlockOverlay({ ref, frame, scale, height, covered, onSettings }: Props) {
  const { editing, askKind } = useEditorScreen();
  const { content, chosen } = editing;
  const text = useTexts(blockTexts);
  const pageText = useTexts(pageEditorTexts);
  const outline = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  const [offered, setOffered] = useState<number>();
  const block = findBlock(content, chosen.block);

  function place() {
    const { current: element } = outline;
    const box = block && frame.current?.box(block.id);
    if (!element) return;
    element.hidden = !box;
    if (!box) return;
    Object.assign(element.style, {
      left: `${box.left * scale}px`,
      top: `${box.top * scale}px`,
      width: `${box.width * scale}px`,
      height: `${box.height * scale}px`,
    });
    const shown = { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale };
    const tools = placeTools(shown, covered());
    element.style.setProperty("--tools-left", `${tools.left}px`);
    element.style.setProperty("--tools-top", `${tools.top}px`);
  }

  function offerAt(near: { after: number; y: number } | undefined) {
    const { current: button } = offer;
    if (!button) return;
    button.hidden = near === undefined;
    if (!near) return;
    button.style.top = `${near.y * scale}px`;
    setOffered(near.after);
  }

  useImperativeHandle(ref, () => ({ place, offerAt }));
  useEffect(place);

  const after = (id: number) => askKind(placeOf(findOrder(content, id), id));
  const order = block ? findOrder(content, block.id) : [];
  const index = block ? order.indexOf(block.id) : -1;
  const language = useLanguage();
  const name = (block && titleIn(block.values, language)) || text.untitled;
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden" style={{ height }}>
      {block && (
        <div ref={outline} hidden className="absolute outline-3 -outline-offset-3 outline-accent">
          <Toolbar.Root
            aria-label={text.toolbar(name)}
            className="pointer-events-auto absolute top-(--tools-top) left-(--tools-left) flex rounded-lg border border-edge-strong bg-surface shadow-lg"
          >
            <Tool label={text.up} icon={ArrowUp} disabled={index <= 0} onUse={() => moveBy(editing, block.id, -1)} />
            <Tool label={text.down} icon={ArrowDown} disabled={index === order.length - 1} onUse={() => moveBy(editing, block.id, 1)} />
            <Tool label={text.openSettings} icon={Settings2} onUse={onSettings} />
            <Tool
              label={text.duplicate}
              icon={Copy}
              onUse={() => void editing.add({ copyOf: block.id }, placeOf(order, block.id), pageText.duplicated(name))}
            />
            {block.state === "new" ? (
              <Tool label={text.remove} icon={Trash2} onUse={() => void editing.remove(block.id)} />
            ) : (
              <Tool label={text.hide} icon={EyeOff} onUse={() => void editing.remove(block.id)} />
            )}
          </Toolbar.Root>
          <button
            type="button"
            onClick={() => after(block.id)}
            className="pointer-events-auto absolute bottom-0 left-1/2 grid min-h-10 min-w-10 -translate-x-1/2 translate-y-1/2 place-items-center rounded-full bg-accent text-on-accent shadow-lg hover:bg-accent-strong"
          >
            <Icon of={Plus} className="size-5" />
            <span className="sr-only">{text.addHere}</span>
          </button>
        </div>
      )}
      <button
        ref={offer}
        type="button"
        hidden
        tabIndex={-1}
        title={text.addHere}
        aria-label={text.addHere}
        onClick={() => offered !== undefined && after(offered)}
        className="pointer-events-auto absolute left-1/2 grid size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-accent text-on-accent shadow-lg not-hidden hover:bg-accent-strong"
      >
        <Icon of={Plus} className="size-5" />
      </button>
      {content.blocks.length === 0 && (
        <button
          type="button"
          onClick={() => askKind(null)}
          className="pointer-events-auto absolute top-2/3 left-1/2 flex min-h-12 -translate-x-1/2 items-center gap-2 rounded-xl bg-accent px-5 font-semibold text-on-accent shadow-lg hover:bg-accent-strong"
        >
          <Icon of={Plus} className="size-5" />
          {text.addFirst}
        </button>
      )}
    </div>
  );
}

type ToolProps = { label: string; icon: typeof Plus; disabled?: boolean; onUse: () => void };

function Tool({ label, icon, disabled = false, onUse }: ToolProps) {
  return (
    <Toolbar.Button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onUse}
      className="grid size-10 place-items-center rounded-lg text-fg hover:bg-accent-soft hover:text-accent disabled:opacity-40"
    >
      <Icon of={icon} className="size-4" />
    </Toolbar.Button>
  );
}
