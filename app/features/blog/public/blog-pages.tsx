import { ArrowLeft, ArrowRight } from "lucide";
import { blogPath } from "#app/features/blog/posts/blog-path.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { category: string | undefined; page: number; pages: number };

/** From one page of the blog to the next. */
export function BlogPages({ category, page, pages }: Props) {
  const text = useTexts(blogTexts);
  if (pages === 1) return null;
  return (
    <nav aria-label={text.pages} className="mt-16 grid items-center gap-4 border-line border-t pt-8 sm:grid-cols-[1fr_auto_1fr]">
      <div>
        {page > 1 && (
          <ButtonLink to={blogPath(category, page - 1)} rel="prev" tone="quiet">
            <Icon of={ArrowLeft} className="size-4" />
            {text.newerPage}
          </ButtonLink>
        )}
      </div>
      <p className="text-muted">{text.pageOf(page, pages)}</p>
      <div className="sm:text-right">
        {page < pages && (
          <ButtonLink to={blogPath(category, page + 1)} rel="next" tone="quiet">
            {text.olderPage}
            <Icon of={ArrowRight} className="size-4" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
