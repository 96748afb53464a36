import { ArrowLeft, ArrowRight, Rss } from "lucide";
import { data, redirect } from "react-router";
import { blogPath, pageNumber } from "#app/features/blog/posts/blog-path.ts";
import { readBlogPage } from "#app/features/blog/posts/public-posts.server.ts";
import { rssPath } from "#app/features/blog/posts/rss.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { HeroBanner } from "#app/features/pages/public/hero-banner.tsx";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { LoadFailure } from "#app/shell/public/load-failure.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/blog";
import { BelowArticles } from "./below-articles.tsx";
import { CategoryNav } from "./category-nav.tsx";
import { PostCard } from "./post-card.tsx";

export const handle = { scripts: "when found" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(sharedContext);
  const { pathname, search, searchParams } = url;
  const language = languageOf(pathname);
  const number = pageNumber(searchParams.get("page"));
  const category = searchParams.get("category") || undefined;
  const blog = number && (await readBlogPage(db, language, number, category));
  if (!blog) return data(null, { status: 404 });
  // Every page has one address; the first one has no number.
  const path = localPath(blogPath(category, number), language);
  if (path !== pathname + search) throw redirect(path, 308);
  return { page: await readPage(db, "blog", language), blog };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return loaderData ? <BlogPage {...loaderData} /> : <NotFound />;
}

function BlogPage({ page, blog }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const text = useTexts(blogTexts);
  const language = useLanguage();
  const category = blog.path.at(-1);
  const [first, ...otherPosts] = blog.posts;
  const where = [category?.name, blog.page > 1 && text.pageOf(blog.page, blog.pages)].filter(Boolean);
  return (
    <>
      <PageMeta
        title={[...where, page.name || text.name].join(" — ")}
        description={page.description}
        path={blogPath(category?.slug, blog.page)}
        picture={page.sharePicture}
      />
      <BlogLinks category={category?.slug} page={blog.page} pages={blog.pages} />
      <HeroBanner hero={page.hero} name={page.name || text.name} />
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 md:py-20 lg:px-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <CategoryNav tree={blog.tree} path={blog.path} />
          <a href={rssPath(language)} className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay">
            <Icon of={Rss} className="size-4" />
            {text.feed}
          </a>
        </div>
        {first ? (
          <section aria-label={category?.name ?? text.articles} className="mt-12">
            <PostCard post={first} wide />
            <div className="mt-16 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
              {otherPosts.map((post) => (
                <PostCard key={post.blogId} post={post} />
              ))}
            </div>
          </section>
        ) : (
          <p className="mt-12 text-lead text-muted">{text.empty}</p>
        )}
        <BlogPages category={category?.slug} page={blog.page} pages={blog.pages} />
        <div className="mt-16 md:mt-24">
          <BelowArticles />
        </div>
      </div>
    </>
  );
}

/** For crawlers: the feed, and the pages before and after. */
function BlogLinks({ category, page, pages }: { category: string | undefined; page: number; pages: number }) {
  const language = useLanguage();
  const text = useTexts(blogTexts);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={text.name} href={rssPath(language)} />
      {page > 1 && <link rel="prev" href={localPath(blogPath(category, page - 1), language)} />}
      {page < pages && <link rel="next" href={localPath(blogPath(category, page + 1), language)} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} title={useTexts(blogTexts).name} />;
}

type Props = { category: string | undefined; page: number; pages: number };

function BlogPages({ category, page, pages }: Props) {
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
