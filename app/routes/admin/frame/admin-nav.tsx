import {
  BookOpen,
  FileText,
  FolderTree,
  History,
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
} from "lucide-react";
import type { ComponentProps } from "react";
import { NavAlias, NavItem, NavMenu } from "#app/admin-kit/nav.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { UnreadBadge } from "#app/features/contact-messages/unread-badge.tsx";
import { screens } from "./screens.ts";

/** The way to a screen, for those whom it opens to. */
function Item(props: ComponentProps<typeof NavItem>) {
  return useMay(screens[props.to]?.permission ?? "accounts.manage") ? <NavItem {...props} /> : null;
}

export function AdminNav() {
  const seesContent = useMay("content.read");
  return (
    <ul className="grid gap-0.5">
      <Item to="/admin" icon={LayoutDashboard} end>
        Dashboard
      </Item>
      <Item to="/admin/blog" icon={BookOpen}>
        Blog
      </Item>
      <Item to="/admin/blogcategory" icon={Tags}>
        Blog Categories
      </Item>
      <Item to="/admin/pagecategory" icon={FolderTree}>
        Page Categories
      </Item>
      <Item to="/admin/pagecontent" icon={Layers}>
        Page Content
      </Item>
      <Item to="/admin/loanofficercms" icon={Users}>
        Loan Officers
      </Item>
      {seesContent && (
        <NavMenu label="Tools" icon={Wrench}>
          <Item to="/admin/resources">Resources</Item>
          <Item to="/admin/contactuslist">
            Contact Us Form <UnreadBadge />
          </Item>
          <Item to="/admin/lead-routing">Lead routing</Item>
          <Item to="/admin/numbers">Numbers</Item>
          <Item to="/admin/replytemplate">Reply templates</Item>
          <NavAlias to="/admin/blog">Signup News Subscription</NavAlias>
          <Item to="/admin/newsletter">Newsletter</Item>
          <Item to="/admin/personal-data">Personal data</Item>
          <Item to="/admin/audit">Activity log</Item>
        </NavMenu>
      )}
      <Item to="/admin/find" icon={Search}>
        Find a text
      </Item>
      <Item to="/admin/changes" icon={History}>
        Changes
      </Item>
      <Item to="/admin/bin" icon={Trash2}>
        Trash
      </Item>
      {!seesContent && (
        <Item to="/admin/contactuslist" icon={Inbox}>
          My messages <UnreadBadge />
        </Item>
      )}
      {!seesContent && (
        <Item to="/admin/my-profile" icon={Users}>
          My profile
        </Item>
      )}
      {!seesContent && (
        <Item to="/admin/profile" icon={UserRound}>
          My account
        </Item>
      )}
      <Item to="/admin/accounts" icon={UserCog}>
        Accounts
      </Item>
      <li className="mt-3 border-t border-edge pt-3">
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="flex min-h-10 items-center gap-3 rounded-lg px-3 text-sm font-medium text-fg-muted hover:bg-sunken hover:text-fg"
        >
          <FileText aria-hidden className="size-4 flex-none" />
          View the site
        </a>
      </li>
    </ul>
  );
}
