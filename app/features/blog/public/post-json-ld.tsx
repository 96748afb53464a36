import { useContext } from "react";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import type { Post } from "#app/features/blog/posts/public-posts.server.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { SiteIdentity } from "#app/ui/page-meta.tsx";
import { localPath } from "#lib/languages.ts";

export function PostJsonLd({ post }: { post: Post }) {
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
