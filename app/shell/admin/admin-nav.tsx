import {
  BookOpen,
  Building2,
  FileText,
  FolderTree,
  History,
  Images,
  Inbox,
  Layers,
  LayoutDashboard,
  Search,
  Tags,
  Trash2,
  UserCog,
  UserRound,
  Users,
  Wrench,
} from "lucide";
import type { ComponentProps } from "react";
import { NavAlias, NavItem, NavMenu } from "#app/admin-kit/nav.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import { UnreadBadge } from "#app/features/leads/admin/unread-badge.tsx";
import { officeTexts } from "#app/features/settings/admin/texts/office.ts";
import { frameTexts } from "#app/messages/admin/frame.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { screens } from "./screens.ts";

/** The way to a screen, for those whom it opens to. */
function Item(props: ComponentProps<typeof NavItem>) {
  return useMay(screens[props.to]?.permission ?? "accounts.manage") ? <NavItem {...props} /> : null;
}

/** A second way to a screen, for those whom it opens to. */
function Alias(props: ComponentProps<typeof NavAlias>) {
  return useMay(screens[props.to]?.permission ?? "accounts.manage") ? <NavAlias {...props} /> : null;
}

export function AdminNav() {
  const seesContent = useMay("content.read");
  const { nav, myAccount } = useTexts(frameTexts);
  const office = useTexts(officeTexts);
  const incident = useTexts(incidentTexts);
  return (
    <ul className="grid gap-0.5">
      <Item to="/admin" icon={LayoutDashboard} end>
        {nav.dashboard}
      </Item>
      {seesContent && (
        <Item to="/admin/contactuslist" icon={Inbox}>
          {nav.inbox} <UnreadBadge />
        </Item>
      )}
      <Item to="/admin/office" icon={Building2}>
        {office.title}
      </Item>
      <Item to="/admin/blog" icon={BookOpen}>
        {nav.blog}
      </Item>
      <Item to="/admin/blogcategory" icon={Tags}>
        {nav.blogCategories}
      </Item>
      <Item to="/admin/pagecategory" icon={FolderTree}>
        {nav.pageCategories}
      </Item>
      <Item to="/admin/pagecontent" icon={Layers}>
        {nav.pageContent}
      </Item>
      <Item to="/admin/loanofficercms" icon={Users}>
        {nav.officers}
      </Item>
      <Item to="/admin/media" icon={Images}>
        {nav.pictures}
      </Item>
      {seesContent && (
        <NavMenu label={nav.tools} icon={Wrench}>
          <Item to="/admin/resources">{nav.resources}</Item>
          <Alias to="/admin/contactuslist">{nav.messages}</Alias>
          <Item to="/admin/lead-routing">{nav.routing}</Item>
          <Item to="/admin/numbers">{nav.numbers}</Item>
          <Item to="/admin/replytemplate">{nav.replyTemplates}</Item>
          <NavAlias to="/admin/blog">{nav.subscription}</NavAlias>
          <Item to="/admin/newsletter">{nav.newsletter}</Item>
          <Item to="/admin/personal-data">{nav.personalData}</Item>
          <Item to="/admin/audit">{nav.audit}</Item>
          <Item to="/admin/incident">{incident.title}</Item>
        </NavMenu>
      )}
      <Item to="/admin/find" icon={Search}>
        {nav.findText}
      </Item>
      <Item to="/admin/changes" icon={History}>
        {nav.changes}
      </Item>
      <Item to="/admin/bin" icon={Trash2}>
        {nav.trash}
      </Item>
      {!seesContent && (
        <Item to="/admin/contactuslist" icon={Inbox}>
          {nav.myMessages} <UnreadBadge />
        </Item>
      )}
      {!seesContent && (
        <Item to="/admin/my-profile" icon={Users}>
          {nav.myProfile}
        </Item>
      )}
      {!seesContent && (
        <Item to="/admin/profile" icon={UserRound}>
          {myAccount}
        </Item>
      )}
      <Item to="/admin/accounts" icon={UserCog}>
        {nav.accounts}
      </Item>
      <li className="mt-3 border-t border-edge pt-3">
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="flex min-h-10 items-center gap-3 rounded-lg px-3 text-sm font-medium text-fg-muted hover:bg-sunken hover:text-fg"
        >
          <Icon of={FileText} className="size-4 flex-none" />
          {nav.site}
        </a>
      </li>
    </ul>
  );
}
