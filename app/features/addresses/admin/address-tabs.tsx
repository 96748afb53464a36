import { NavLink } from "react-router";
import { useTexts } from "#app/messages/messages.ts";
import { addressTexts } from "./texts/addresses.ts";

const tabs = [
  { to: "/admin/addresses", name: "redirects" },
  { to: "/admin/addresses/missed", name: "missed" },
  { to: "/admin/addresses/links", name: "links" },
] as const;

export function AddressTabs() {
  const text = useTexts(addressTexts);
  return (
    <nav aria-label={text.title}>
      <ul className="flex flex-wrap gap-1 border-b border-edge">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-fg-muted hover:text-fg aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {text.tabs[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
