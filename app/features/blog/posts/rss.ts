import { localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { xmlElement, xmlText } from "#lib/xml.ts";
import { postPath } from "./blog-path.ts";
import type { PostItem } from "./public-posts.server.ts";

type FeedItem = Pick<PostItem, "slug" | "title" | "titleLanguage" | "summary" | "publishedAt" | "category">;
type Channel = { siteUrl: string; language: Language; title: string; description: string };

/** RSS 2.0. A post that is not translated yet is marked as English. */
export function rssFeed({ siteUrl, language, title, description }: Channel, posts: FeedItem[]): string {
  const address = (path: string) => siteUrl + localPath(path, language);
  const self = siteUrl + rssPath(language);
  const items = posts.map((post) => {
    const link = address(postPath(post.slug));
    const parts = [
      xmlElement("title", post.title),
      xmlElement("link", link),
      `<guid isPermaLink="true">${xmlText(link)}</guid>`,
      xmlElement("pubDate", post.publishedAt.toUTCString()),
      xmlElement("category", post.category?.name),
      xmlElement("description", post.summary),
      xmlElement("dc:language", post.titleLanguage),
    ];
    return `<item>${parts.join("")}</item>`;
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    xmlElement("title", title),
    xmlElement("link", address("/blog")),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(description)}</description>`,
    xmlElement("language", `${language}-us`),
    xmlElement("lastBuildDate", posts[0]?.publishedAt.toUTCString()),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

/** `localPath` leaves addresses with a file extension alone. */
export const rssPath = (language: Language) => (language === "es" ? "/es/blog/rss.xml" : "/blog/rss.xml");
