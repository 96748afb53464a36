import { NavLink } from "react-router";

const tabs = [
  { to: "/admin/newsletter", name: "Subscribers", end: true },
  { to: "/admin/newsletter/issues", name: "Newsletters", end: false },
];

/** The two lists: who reads, and what there is to read. */
export function NewsletterTabs() {
  return (
    <nav aria-label="Newsletter">
      <ul className="flex flex-wrap gap-1 border-b border-edge">
        {tabs.map(({ to, name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-fg-muted hover:text-fg aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
