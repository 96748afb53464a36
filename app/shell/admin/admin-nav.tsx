import { ChevronDown, Eye, FileText, type IconNode, Wrench } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Link, NavLink } from "react-router";
import { PlainButton } from "#app/admin-kit/button.tsx";
import type { NavEntry } from "#app/admin-kit/feature.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { sharePreviewTexts } from "#app/features/drafts/admin/texts/share-preview.ts";
import { previewPath } from "#app/features/drafts/preview-scope.ts";
import { features } from "#app/features/features.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { screens } from "./screens.ts";

const inOrder = (one: NavEntry, other: NavEntry) => one.order - other.order;

const entries = features.flatMap(({ nav }) => nav).sort(inOrder);
const tools = features.flatMap((feature) => feature.tools).sort(inOrder);

/** The position of the Tools menu. */
const toolsOrder = 100;

function Entry({ to, label, icon, badge: Badge, isAlias }: NavEntry) {
  const language = useLanguage();
  const isOpen = useMay(screens[to]?.permission ?? "accounts.manage");
  if (!isOpen) return null;
  if (isAlias) return <NavAlias to={to}>{label[language]}</NavAlias>;
  return (
    <NavItem to={to} icon={icon} end={to === "/admin"}>
      {label[language]} {Badge && <Badge />}
    </NavItem>
  );
}

const showEntry = (entry: NavEntry) => <Entry key={entry.order} {...entry} />;

export function AdminNav() {
  const text = useTexts(layoutTexts);
  const { previewAll } = useTexts(sharePreviewTexts);
  const { newTab } = useTexts(formTexts);
  const audience = useMay("content.read") ? "content" : "own";
  const shown = entries.filter((entry) => entry.audience === undefined || entry.audience === audience);
  return (
    <ul className="grid gap-0.5">
      {shown.filter(({ order }) => order < toolsOrder).map(showEntry)}
      {audience === "content" && (
        <NavMenu label={text.tools} icon={Wrench}>
          {tools.map(showEntry)}
        </NavMenu>
      )}
      {shown.filter(({ order }) => order > toolsOrder).map(showEntry)}
      <li className="mt-3 border-t border-edge pt-3">
        {audience === "content" && (
          // On a wider screen it is in the bar.
          <a href={previewPath("all")} target="_blank" rel="noreferrer" className={`${itemClass} lg:hidden`}>
            <Icon of={Eye} className="size-4 flex-none" />
            <span>
              {previewAll}
              <span className="sr-only">{newTab}</span>
            </span>
          </a>
        )}
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="flex min-h-10 items-center gap-3 rounded-lg px-3 text-sm font-medium text-fg-muted hover:bg-sunken hover:text-fg"
        >
          <Icon of={FileText} className="size-4 flex-none" />
          {text.site}
        </a>
      </li>
    </ul>
  );
}

const itemClass =
  "flex min-h-10 items-center gap-3 rounded-lg px-3 py-1.5 text-sm leading-tight font-medium text-fg-muted hover:bg-sunken hover:text-fg aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent";

type ItemProps = { to: string; icon?: IconNode; end?: boolean; children: ReactNode };

function NavItem({ to, icon, end, children }: ItemProps) {
  return (
    <li>
      <NavLink to={to} end={end} className={itemClass}>
        {icon && <Icon of={icon} className="size-4 flex-none" />}
        {children}
      </NavLink>
    </li>
  );
}

/** A second link to a screen, never marked as current. */
function NavAlias({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={itemClass}>
        {children}
      </Link>
    </li>
  );
}

/** Open at first, so that its entries are visible. */
function NavMenu({ label, icon, children }: { label: string; icon: IconNode; children: ReactNode }) {
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
