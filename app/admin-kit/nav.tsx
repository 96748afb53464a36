import { ChevronDown, type IconNode } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Link, NavLink } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { PlainButton } from "./button.tsx";

const itemClass =
  "flex min-h-10 items-center gap-3 rounded-lg px-3 py-1.5 text-sm leading-tight font-medium text-fg-muted hover:bg-sunken hover:text-fg aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent";

type ItemProps = { to: string; icon?: IconNode; end?: boolean; children: ReactNode };

export function NavItem({ to, icon, end, children }: ItemProps) {
  return (
    <li>
      <NavLink to={to} end={end} className={itemClass}>
        {icon && <Icon of={icon} className="size-4 flex-none" />}
        {children}
      </NavLink>
    </li>
  );
}

/** A second way to a screen that has its own item: it leads there but does not claim to be it. */
export function NavAlias({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={itemClass}>
        {children}
      </Link>
    </li>
  );
}

/** A menu within the navigation. It starts open: what it holds should not have to be guessed. */
export function NavMenu({ label, icon, children }: { label: string; icon: IconNode; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <li>
      <PlainButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={`${itemClass} w-full`}>
        <Icon of={icon} className="size-4 flex-none" />
        {label}
        <Icon of={ChevronDown} className={`ml-auto size-4 transition-transform ${open ? "rotate-180" : ""}`} />
      </PlainButton>
      <ul id={id} hidden={!open} className="mt-0.5 ml-4 grid gap-0.5 border-l border-edge pl-3">
        {children}
      </ul>
    </li>
  );
}
