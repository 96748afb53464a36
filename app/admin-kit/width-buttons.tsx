import { Monitor, Smartphone } from "lucide";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";
import type { screenWidths } from "./preview-iframe.tsx";

export type ScreenName = keyof typeof screenWidths;

const screens: Array<{ name: ScreenName; icon: typeof Monitor }> = [
  { name: "desktop", icon: Monitor },
  { name: "phone", icon: Smartphone },
];

/** The widths of a preview. */
export function WidthButtons({ value, onChange }: { value: ScreenName; onChange: (screen: ScreenName) => void }) {
  const text = useTexts(previewTexts);
  return (
    <fieldset className="m-0 flex gap-1 border-0 p-0">
      <legend className="sr-only">{text.width}</legend>
      {screens.map(({ name, icon }) => (
        <Button key={name} look={name === value ? "primary" : "secondary"} aria-pressed={name === value} onClick={() => onChange(name)}>
          <Icon of={icon} className="size-4" />
          <span className="max-sm:sr-only">{text.widths[name]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
