import { ImageOff } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { variantName } from "#lib/image-widths.ts";

export function Thumbnail({ name }: { name: string | null }) {
  if (!name)
    return (
      <span className="grid size-11 flex-none place-items-center rounded-lg bg-sunken text-fg-muted">
        <Icon of={ImageOff} className="size-4" />
      </span>
    );
  return (
    <img
      src={`/resources/${variantName(name, 320, "webp")}`}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-11 flex-none rounded-lg bg-sunken object-cover"
    />
  );
}
