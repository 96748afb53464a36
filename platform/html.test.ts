import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleBlogCategories } from "#db/sample/blog-categories.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { articleWithTables } from "#test/article-with-tables.ts";
import { hostileHtml } from "#test/hostile-html.ts";
import { cleanHtml, cleanWithin } from "./html.server.ts";
import { htmlLimits, limitHtml } from "./html-limits.server.ts";

const bodiesOf = ({ body, es, sections, parts = [] }: SamplePage): string[] => [
  body,
  es.body,
  ...sections.flatMap((section) => [section.body, section.es.body]),
  ...parts.flatMap(bodiesOf),
];
const writtenText = [
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
    expect(writtenText.length).toBeGreaterThan(100);
    for (const html of writtenText) expect(cleanHtml(html)).toBe(html.replaceAll("\u00a0", cleanHtml("\u00a0")));
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
    const cleanedHtml = cleanHtml(html);
    const withoutValues = cleanedHtml.replace(/"[^"]*"/g, '""');
    expect(cleanedHtml).not.toMatch(
      /<(script|svg|math|style|iframe|object|embed|form|input|button|meta|link|base|template|noscript|video)\b/i,
    );
    expect(withoutValues).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|formaction|class|id|name)\s*=/i);
    expect(cleanedHtml).not.toMatch(/(href|src)\s*=\s*"\s*(javascript|data|vbscript|\/\/)/i);
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

describe("HTML that costs too much", () => {
  const refusal = (field: string, message: string) => expect.objectContaining({ code: "invalid", message, fields: [{ field, message }] });

  it("is an article of 50,000 characters with tables in it, which passes as it is", () => {
    const article = articleWithTables(50_000);
    expect(article.length).toBeGreaterThan(50_000);
    expect(cleanHtml(article)).toBe(article);
  });

  it.each([
    ["tags without an end", "<b>".repeat(66_000), "has more than 10,000 HTML tags"],
    ["tags that cancel each other out in a count", "<b></x>".repeat(4_000), "has HTML tags nested more than 100 deep"],
    ["closing tags", "</p>".repeat(12_000), "has more than 10,000 HTML tags"],
    ["tags that the parser adds", "<p>".repeat(9_000), "has more than 10,000 HTML tags"],
    ["ampersands", "&".repeat(100_000), "has more than 20,000 characters that HTML must escape"],
    ["length", "x".repeat(200_001), "is longer than 200,000 characters of HTML"],
    [
      "attributes",
      `<a ${Array.from({ length: 9_000 }, (_, index) => `a${index}`).join(" ")}>x</a>`,
      "has an HTML tag with more than 50 attributes",
    ],
    [
      "comments in a link, which are taken out one by one",
      `<a href="${"<!---->".repeat(1_400)}">x</a>`,
      "has an HTML attribute of more than 4,000 characters; a picture must be uploaded, not pasted",
    ],
  ])("is refused for its %s, naming the field", (_what, html, message) => {
    expect(() => cleanHtml(html, "postContents")).toThrow(refusal("postContents", `Post contents ${message}`));
    expect(() => cleanHtml(html, "translations.es.body")).toThrow(refusal("translations.es.body", `Body (Spanish) ${message}`));
  });

  it("never leads the parser deeper or further than the limits, whatever is written within them", () => {
    const flood = fc
      .tuple(
        fc.constantFrom(...pieces, "<b>", "</b>", "</x>", "<li>", "<td>", "<table><tr>", "<h1>", "</p>", "<select><option>"),
        fc.nat(12_000),
      )
      .map(([piece, times]) => piece.repeat(times));
    let [accepted, refusals] = [0, 0];
    fc.assert(
      fc.property(fc.array(fc.oneof(fragment, flood), { maxLength: 6 }), (parts) => {
        const limits = limitHtml("body");
        try {
          cleanWithin(parts.join(""), limits);
          accepted++;
        } catch (error) {
          expect(error).toMatchObject({ code: "invalid", fields: [{ field: "body" }] });
          refusals++;
        }
        expect(limits.work.opened).toBeLessThanOrEqual(3 * htmlLimits.tags);
        expect(limits.work.shifted).toBeLessThanOrEqual(3 * htmlLimits.tags * (htmlLimits.depth + 1));
      }),
      { numRuns: 150 },
    );
    expect(Math.min(accepted, refusals)).toBeGreaterThan(10);
  });
});
