import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Where visitors look things up; beside the links that every page of the menu has. */
export function ReferenceLinks() {
  const text = useTexts(referenceTexts);
  const links = [
    ["/questions", text.questions],
    ["/glossary", text.glossary],
    ["/search", text.search],
  ] as const;
  return (
    <ul>
      {links.map(([path, name]) => (
        <li key={path}>
          <SiteLink to={path} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
