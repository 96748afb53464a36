import { FileText, Wrench } from "lucide";
import type { NavEntry } from "#app/admin-kit/feature.ts";
import { NavAlias, NavItem, NavMenu } from "#app/admin-kit/nav.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { features } from "#app/features/features.ts";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { screens } from "./screens.ts";

const inOrder = (one: NavEntry, other: NavEntry) => one.order - other.order;

const entries = features.flatMap(({ nav }) => nav).sort(inOrder);
const tools = features.flatMap((feature) => feature.tools).sort(inOrder);

/** Where the Tools menu is among the entries. */
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
