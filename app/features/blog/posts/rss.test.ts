import { expect, it } from "vitest";
import { rssFeed } from "./rss.ts";

const item = {
  slug: "what-a-home-costs",
  title: `Costs & "fees" <of> a home`,
  titleLanguage: "en" as const,
  summary: "It's ]]> a lot\u0000",
  publishedAt: new Date("2025-02-11T16:00:00Z"),
  category: { slug: "costs", name: "Costs & savings" },
};
const channel = { siteUrl: "https://umbral.example", language: "es" as const, title: "Blog", description: "A <b> & c" };

it("the feed is whole, escaped, and leads to absolute addresses in its language", () => {
  const feed = rssFeed(channel, [item]);
  expect(feed).toContain(`<link>https://umbral.example/es/blog</link>`);
  expect(feed).toContain(`<atom:link href="https://umbral.example/es/blog/rss.xml" rel="self" type="application/rss+xml"/>`);
  expect(feed).toContain("<language>es-us</language>");
  expect(feed).toContain("<description>A &lt;b&gt; &amp; c</description>");
  expect(feed).toContain(
    [
      "<item><title>Costs &amp; &quot;fees&quot; &lt;of&gt; a home</title>",
      "<link>https://umbral.example/es/blog/what-a-home-costs</link>",
      `<guid isPermaLink="true">https://umbral.example/es/blog/what-a-home-costs</guid>`,
      "<pubDate>Tue, 11 Feb 2025 16:00:00 GMT</pubDate>",
      "<category>Costs &amp; savings</category>",
      "<description>It&apos;s ]]&gt; a lot</description>",
      "<dc:language>en</dc:language></item>",
    ].join(""),
  );
});

it("an empty blog is a feed without items", () => {
  const feed = rssFeed({ ...channel, language: "en" }, []);
  expect(feed).not.toMatch(/<item>|lastBuildDate/);
  expect(feed).toContain("<link>https://umbral.example/blog</link>");
});
