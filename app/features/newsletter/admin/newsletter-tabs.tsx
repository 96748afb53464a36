import { NavLink } from "react-router";
import { useTexts } from "#app/messages/messages.ts";
import { newsletterListTexts } from "./texts/newsletter-lists.ts";

const tabs = [
  { to: "/admin/newsletter", name: "subscribers", end: true },
  { to: "/admin/newsletter/issues", name: "newsletters", end: false },
] as const;

/** The two lists: who reads, and what there is to read. */
export function NewsletterTabs() {
  const text = useTexts(newsletterListTexts);
  return (
    <nav aria-label={text.title}>
      <ul className="flex flex-wrap gap-1 border-b border-edge">
        {tabs.map(({ to, name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-fg-muted hover:text-fg aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {text[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
