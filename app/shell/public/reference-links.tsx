import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Where visitors look things up; beside the links that the footer lists. */
export function ReferenceLinks() {
  const text = useTexts(referenceTexts);
  const links = [
    ["/questions", text.questions],
    ["/glossary", text.glossary],
    ["/search", text.search],
  ] as const;
  return (
    <>
      <h3 className="mt-6 font-sans font-semibold text-marigold text-sm">{text.lookUp}</h3>
      <ul className="mt-2">
        {links.map(([path, name]) => (
          <li key={path}>
            <SiteLink to={path} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
