import { Monitor, Smartphone } from "lucide";
import type { ComponentProps } from "react";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";
import type { screenWidths } from "./preview-iframe.tsx";

export type ScreenName = keyof typeof screenWidths;

const icons = { desktop: Monitor, phone: Smartphone };

export const screenNames = ["desktop", "phone"] as const satisfies ScreenName[];

/** The widths of a preview. */
export function WidthButtons({ value, onChange }: { value: ScreenName; onChange: (screen: ScreenName) => void }) {
  const text = useTexts(previewTexts);
  return (
    <fieldset className="m-0 flex gap-1 border-0 p-0">
      <legend className="sr-only">{text.width}</legend>
      {screenNames.map((name) => (
        <WidthButton key={name} name={name} isChosen={name === value} onClick={() => onChange(name)} />
      ))}
    </fieldset>
  );
}

export function WidthButton({ name, isChosen, ...button }: ComponentProps<typeof Button> & { name: ScreenName; isChosen: boolean }) {
  const text = useTexts(previewTexts);
  return (
    <Button look={isChosen ? "primary" : "secondary"} aria-pressed={isChosen} {...button}>
      <Icon of={icons[name]} className="size-4" />
      <span className="max-sm:sr-only">{text.widths[name]}</span>
    </Button>
  );
}
