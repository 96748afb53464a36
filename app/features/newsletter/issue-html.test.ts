import { expect, it } from "vitest";
import { issueHtml, issueText, picturesIn } from "./issue-html.server.ts";

const body =
  '<h2>News &amp; more</h2><p>See <a href="/blog/keys">the keys</a></p><ul><li>One</li><li>Two</li></ul><p><img src="/resources/0123456789abcdef01234567-640.webp" srcset="/resources/x.avif 1x" alt="Our new office" width="1280" height="720"></p>';

it("makes what an editor wrote a mail: styles of its own, links to the site in the reader's language", () => {
  const html = issueHtml(body, "es", "https://umbral.example", new Map());
  expect(html).toMatch(/<a class="link" style="[^"]+" href="https:\/\/umbral\.example\/es\/blog\/keys">the keys<\/a>/);
  expect(html).toContain(
    'src="https://umbral.example/resources/0123456789abcdef01234567-mail-our-new-office.jpg" alt="Our new office" width="536"',
  );
  expect(html).not.toMatch(/webp|avif|srcset/);
  expect(html).toMatch(/^<h2 class="ink" style="/);
  expect(
    issueHtml('<p><a href="//other.example/x">x</a> <a href="https://a.example">y</a></p>', "en", "https://umbral.example", new Map()),
  ).not.toContain("umbral.example");
});

it("shows a small picture in its own size, and a large one as wide as the text", () => {
  const [small, large] = ["0123456789abcdef01234567.webp", "76543210fedcba9876543210.webp"];
  const pictures = `<p><img src="/resources/${small}" alt=""><img src="/resources/${large}" alt=""></p>`;
  expect(picturesIn(pictures)).toEqual([small, large]);
  const widths = new Map([
    [small, 180],
    [large, 2400],
  ]);
  const html = issueHtml(pictures, "en", "https://umbral.example", widths);
  expect([...html.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual(["180", "536"]);
});

it("says the same as plain text, block by block", () => {
  expect(issueText(body, "en", "https://umbral.example")).toBe(
    "News & more\n\nSee the keys (https://umbral.example/blog/keys)\n\n- One\n\n- Two",
  );
});
