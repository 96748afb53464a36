import { type MenuSection, type ShownItem, sectionsOf } from "#app/features/menus/shown-menu.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { FooterFold } from "#app/ui/footer-fold.tsx";

const titleLook = "font-sans font-semibold text-marigold text-sm";

/** On phones the links are folded under the title of the first group. */
export function FooterMenu({ items }: { items: ShownItem[] }) {
  const { footer: text } = useTexts(siteTexts);
  const [first, ...others] = sectionsOf(items);
  if (!first) return null;
  const title = first.title?.label ?? text.label;
  return (
    <FooterFold title={title}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-4">
        <nav aria-label={title}>
          <h2 className={`${titleLook} max-md:hidden`}>{title}</h2>
          <LinkList links={first.links} />
        </nav>
        {others.map((section) => (
          <div key={section.title?.id ?? section.links[0]?.id}>
            {section.title && <h2 className={titleLook}>{section.title.label}</h2>}
            <LinkList links={section.links} />
          </div>
        ))}
      </div>
    </FooterFold>
  );
}

function LinkList({ links }: Pick<MenuSection, "links">) {
  return (
    <ul className="footer-links mt-1 md:mt-2">
      {links.map(({ id, href, label }) => (
        <li key={id}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
