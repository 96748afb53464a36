import { BookOpen, FileText, FolderTree, Layers, LayoutDashboard, Tags, Trash2, UserCog, Users, Wrench } from "lucide-react";
import { NavAlias, NavItem, NavMenu } from "#app/admin-kit/nav.tsx";

export function AdminNav({ role }: { role: string }) {
  return (
    <ul className="grid gap-0.5">
      <NavItem to="/admin" icon={LayoutDashboard} end>
        Dashboard
      </NavItem>
      <NavItem to="/admin/blog" icon={BookOpen}>
        Blog
      </NavItem>
      <NavItem to="/admin/blogcategory" icon={Tags}>
        Blog Categories
      </NavItem>
      <NavItem to="/admin/pagecategory" icon={FolderTree}>
        Page Categories
      </NavItem>
      <NavItem to="/admin/pagecontent" icon={Layers}>
        Page Content
      </NavItem>
      <NavItem to="/admin/loanofficercms" icon={Users}>
        Loan Officers
      </NavItem>
      <NavMenu label="Tools" icon={Wrench}>
        <NavItem to="/admin/resources">Resources</NavItem>
        <NavItem to="/admin/contactuslist">Contact Us Form</NavItem>
        <NavAlias to="/admin/blog">Signup News Subscription</NavAlias>
        {role === "owner" && <NavItem to="/admin/personal-data">Personal data</NavItem>}
        <NavItem to="/admin/styleguide">Style guide</NavItem>
      </NavMenu>
      <NavItem to="/admin/bin" icon={Trash2}>
        Bin
      </NavItem>
      {role === "owner" && (
        <NavItem to="/admin/accounts" icon={UserCog}>
          Accounts
        </NavItem>
      )}
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
