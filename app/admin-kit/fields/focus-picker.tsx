import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { focusAfterKey, focusAt, focusPosition, type PictureFocus } from "#lib/picture-focus.ts";

const crops = [
  { crop: "square", shape: "aspect-square" },
  { crop: "portrait", shape: "aspect-[4/5]" },
  { crop: "wide", shape: "aspect-[16/9]" },
] as const;

type Props = { src: string; focus: PictureFocus; onChange: (focus: PictureFocus) => void };

/** The whole picture with the point that stays in every crop, set by pointer or arrow keys. */
export function FocusPicker({ src, focus, onChange }: Props) {
  const id = useId();
  const text = useTexts(fieldTexts);

  function moveByKey(event: KeyboardEvent) {
    const next = focusAfterKey(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  const moveTo = (event: PointerEvent) =>
    onChange(focusAt({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()));

  return (
    <div className="grid gap-2">
      <div className="relative w-fit justify-self-center overflow-hidden rounded-lg">
        <img src={src} alt={text.preview} className="block max-h-56 max-w-full" />
        <button
          type="button"
          aria-label={text.focusPoint}
          aria-describedby={id}
          onPointerDown={moveTo}
          onKeyDown={moveByKey}
          className="absolute inset-0 cursor-crosshair"
        >
          <span
            aria-hidden
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-accent/40 shadow-[0_0_0_2px_black]"
          />
        </button>
      </div>
      <p id={id} role="status" className="text-xs text-fg-muted">
        {text.focusPlace(focus.x, focus.y)}
      </p>
    </div>
  );
}

export function CropPreviews({ src, focus }: Omit<Props, "onChange">) {
  const text = useTexts(fieldTexts);
  return (
    <ul className="flex flex-wrap items-end gap-3" aria-label={text.cropsLabel}>
      {crops.map(({ crop, shape }) => (
        <li key={crop} className="grid gap-1 text-xs text-fg-muted">
          <img
            src={src}
            alt=""
            style={{ objectPosition: focusPosition(focus) }}
            className={`h-20 w-auto rounded-md bg-edge/60 object-cover ${shape}`}
          />
          {text.crops[crop]}
        </li>
      ))}
    </ul>
  );
}
