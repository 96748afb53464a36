import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleBlogCategories, samplePosts } from "#db/sample/blog.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { hostileHtml } from "#test/hostile-html.ts";
import { cleanHtml } from "./html.server.ts";

const bodiesOf = ({ body, es, sections, parts = [] }: SamplePage): string[] => [
  body,
  es.body,
  ...sections.flatMap((section) => [section.body, section.es.body]),
  ...parts.flatMap(bodiesOf),
];
const written = [
  ...samplePages.flatMap(bodiesOf),
  ...samplePosts.flatMap((post) => [post.postContents, post.es.postContents]),
  ...sampleBlogCategories.flatMap((category) => [category.body, category.es.body]),
  ...sampleOfficers.flatMap((officer) => [officer.description, officer.es.description]),
];

/** Fragments that tear at each other when they are put together. */
const pieces = [
  "<p>",
  "</p>",
  "<b>",
  "<style>",
  "</style>",
  "<!--",
  "-->",
  "<svg>",
  "<math>",
  "<mtext>",
  "<table>",
  "<a href='",
  "'>",
  '"',
  "<img src=x onerror=xss()>",
];
const fragment = fc.oneof(fc.constantFrom(...pieces, ...hostileHtml), fc.string({ unit: "binary", maxLength: 8 }));

describe("cleaned HTML", () => {
  it("is what it was where an editor wrote it", () => {
    expect(written.length).toBeGreaterThan(100);
    for (const html of written) expect(cleanHtml(html)).toBe(html.replaceAll("\u00a0", cleanHtml("\u00a0")));
  });

  it("keeps what the editor of texts can make", () => {
    const html = [
      "<h2>Costs</h2><h3>Closing</h3><p>A <strong>bold</strong>, <em>leaning</em>, <u>low</u>, <s>struck</s> word<br />and <code>code</code></p>",
      "<ul><li><p>one</p></li></ul><ol><li>two</li></ol><blockquote><p>said</p></blockquote><hr /><pre><code>x &lt; y</code></pre>",
      '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">out</a> <a href="/contact-us">in</a></p>',
      '<p><a href="mailto:a@example.com">mail</a> <a href="tel:+18015550142">call</a></p>',
      '<img src="/resources/abcdefabcdefabcdefabcdef-640.webp" alt="A house" width="640" height="400" />',
      '<table><thead><tr><th scope="col">Fee</th></tr></thead><tbody><tr><td colspan="2">$1</td></tr></tbody></table>',
    ].join("");
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(hostileHtml)("has nothing left that runs: %s", (html) => {
    const cleaned = cleanHtml(html);
    const withoutValues = cleaned.replace(/"[^"]*"/g, '""');
    expect(cleaned).not.toMatch(/<(script|svg|math|style|iframe|object|embed|form|input|button|meta|link|base|template|noscript|video)\b/i);
    expect(withoutValues).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|formaction|class|id|name)\s*=/i);
    expect(cleaned).not.toMatch(/(href|src)\s*=\s*"\s*(javascript|data|vbscript|\/\/)/i);
  });

  it("is the same when it is cleaned again", () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 12 }), (parts) => {
        const once = cleanHtml(parts.join(""));
        expect(cleanHtml(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
