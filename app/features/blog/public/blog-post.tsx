import { ArrowLeft } from "lucide";
import { useContext } from "react";
import { data, redirect } from "react-router";
import { findRedirect } from "#app/features/addresses/reads.server.ts";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import { findPost, type Post } from "#app/features/blog/posts/public-posts.server.ts";
import { rssPath } from "#app/features/blog/posts/rss.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { CallToAction } from "#app/features/pages/public/call-to-action.tsx";
import { explainTerms } from "#app/features/pages/sections/glossary.server.ts";
import { storedPicture } from "#app/features/pages/sections/share-picture.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { LoadFailure } from "#app/shell/public/load-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BreadcrumbsJsonLd, JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta, SiteIdentity } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/blog-post";
import { BelowArticles } from "./below-articles.tsx";
import { PostArticle } from "./post-article.tsx";

export const handle = { scripts: "when found" };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shared = context.get(sharedContext);
  const { db } = shared;
  const language = languageOf(url.pathname);
  const results = await findPost(db, params.slug, language, shared);
  if (!results) {
    const location = await findRedirect(shared, url.pathname);
    if (location) throw redirect(location, 301);
    return data(null, { status: 404 });
  }
  const postContents = await explainTerms(db, { html: results.postContents, language: results.contentsLanguage }, language);
  const post = { ...results, postContents };
  return { post, sharePicture: post.picture && storedPicture(post.picture, post.title) };
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PostPage {...loaderData} /> : <NotFound />;
}

function PostPage({ post, sharePicture }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const text = useTexts(blogTexts);
  const language = useLanguage();
  const path = postPath(post.slug);
  const steps = [
    { name: text.home, path: localPath("/", language) },
    { name: text.name, path: localPath("/blog", language) },
    { name: post.title, path: localPath(path, language) },
  ];
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.summary}
        path={path}
        type="article"
        picture={sharePicture}
        onlyEnglish={post.contentsLanguage !== language}
      />
      <link rel="alternate" type="application/rss+xml" title={text.name} href={rssPath(language)} />
      <PostJsonLd post={post} />
      <BreadcrumbsJsonLd steps={steps} />
      <div className="mx-auto max-w-5xl px-4 pt-6 pb-16 sm:px-6 md:pb-24 lg:px-8">
        <p className="mx-auto mb-6 max-w-[44rem]">
          <SiteLink to="/blog" className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay">
            <Icon of={ArrowLeft} className="size-4" />
            {text.back}
          </SiteLink>
        </p>
        <PostArticle post={post} />
        <div className="mt-16 border-line border-t pt-10">
          <PostNeighbours older={post.older} newer={post.newer} />
        </div>
        <div className="mt-16">
          <BelowArticles />
        </div>
      </div>
      <CallToAction />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} title={useTexts(blogTexts).name} />;
}

function PostJsonLd({ post }: { post: Post }) {
  const address = useAddress();
  const language = useLanguage();
  const company = { "@type": "FinancialService", "@id": address("/#company"), name: useContext(SiteIdentity).name, url: address("/") };
  const thing = {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary || undefined,
    url: address(localPath(postPath(post.slug), language)),
    mainEntityOfPage: address(localPath(postPath(post.slug), language)),
    inLanguage: post.contentsLanguage,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    articleSection: post.category?.name,
    image: address(post.picture ? `/resources/${post.picture.name}` : "/og-default.png"),
    author: company,
    publisher: company,
  };
  return <JsonLd thing={thing} />;
}

type Neighbour = NonNullable<Post["newer"]>;

function PostNeighbours({ older, newer }: Pick<Post, "older" | "newer">) {
  const text = useTexts(blogTexts);
  if (!older && !newer) return null;
  return (
    <nav aria-label={text.neighbours} className="grid gap-4 sm:grid-cols-2">
      {older && <To post={older} rel="prev" label={text.older} />}
      {newer && <To post={newer} rel="next" label={text.newer} />}
    </nav>
  );
}

function To({ post, rel, label }: { post: Neighbour; rel: "prev" | "next"; label: string }) {
  const side = rel === "next" ? "sm:col-start-2 sm:text-right" : "";
  return (
    <SiteLink to={postPath(post.slug)} rel={rel} className={`group rounded-3xl bg-paper p-6 ring-1 ring-line hover:ring-clay ${side}`}>
      <span className="text-muted text-sm">{label}</span>
      <span
        lang={post.titleLanguage}
        className="mt-1 block text-balance font-display font-semibold text-teal-dark text-xl group-hover:text-clay"
      >
        {post.title}
      </span>
    </SiteLink>
  );
}
