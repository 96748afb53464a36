import clsx from "clsx";
import { blogPath } from "#app/features/blog/posts/blog-path.ts";
import type { CategoryNode } from "#app/features/blog/posts/category-tree.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** One row per level: all top categories, then those below each chosen one. */
export function CategoryNav({ tree, path }: { tree: CategoryNode[]; path: CategoryNode[] }) {
  const text = useTexts(blogTexts);
  if (tree.length === 0) return null;
  const currentSlug = path.at(-1)?.slug;
  const within = path.filter(({ children }) => children.length > 0);
  return (
    <nav aria-label={text.categories} className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-2">
        <Topic name={text.all} current={currentSlug === undefined} />
        {tree.map(({ slug, name }) => (
          <Topic key={slug} name={name} slug={slug} current={slug === currentSlug} open={path[0]?.slug === slug} />
        ))}
      </ul>
      {within.map((parent) => (
        <ul key={parent.slug} aria-label={text.subcategories(parent.name)} className="flex flex-wrap gap-2 border-line border-l-2 pl-3">
          {parent.children.map(({ slug, name }) => (
            <Topic key={slug} name={name} slug={slug} current={slug === currentSlug} open={path.some((one) => one.slug === slug)} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

type TopicProps = { name: string; slug?: string; current: boolean; open?: boolean };

function Topic({ name, slug, current, open = false }: TopicProps) {
  const tone = current ? "border-teal bg-teal text-white" : "border-teal/35 text-teal hover:border-teal hover:bg-sand";
  return (
    <li>
      <SiteLink
        to={blogPath(slug)}
        aria-current={current ? "page" : undefined}
        className={clsx("inline-flex min-h-11 items-center rounded-full border px-4 font-semibold", tone, open && !current && "bg-sand")}
      >
        {name}
      </SiteLink>
    </li>
  );
}
