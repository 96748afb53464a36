import type { IconNode } from "lucide";
import { Toolbar } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type ToolProps = { label: string; icon: IconNode; active?: boolean; disabled?: boolean; onUse: () => void };

export function Tool({ label, icon, active, disabled, onUse }: ToolProps) {
  return (
    <Toolbar.Button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={active}
      disabled={disabled}
      onClick={onUse}
      className="grid size-8 place-items-center rounded-md text-fg-muted hover:bg-canvas hover:text-fg disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      <Icon of={icon} className="size-4" />
    </Toolbar.Button>
  );
}

export function ToolbarLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Toolbar.Root aria-label={label} className="flex flex-wrap gap-0.5 border-b border-edge bg-sunken p-1">
      {children}
    </Toolbar.Root>
  );
}
