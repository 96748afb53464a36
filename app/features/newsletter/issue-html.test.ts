import { expect, it } from "vitest";
import { issueHtml, issueText } from "./issue-html.server.ts";

const body =
  '<h2>News &amp; more</h2><p>See <a href="/blog/keys">the keys</a></p><ul><li>One</li><li>Two</li></ul><p><img src="/resources/0123456789abcdef01234567-640.webp" srcset="/resources/x.avif 1x" alt="Our new office" width="1280" height="720"></p>';

it("makes what an editor wrote a mail: styles of its own, links to the site in the reader's language", () => {
  const html = issueHtml(body, "es", "https://umbral.example");
  expect(html).toMatch(/<a class="link" style="[^"]+" href="https:\/\/umbral\.example\/es\/blog\/keys">the keys<\/a>/);
  expect(html).toContain(
    'src="https://umbral.example/resources/0123456789abcdef01234567-mail-our-new-office.jpg" alt="Our new office" width="536"',
  );
  expect(html).not.toMatch(/webp|avif|srcset/);
  expect(html).toMatch(/^<h2 class="ink" style="/);
  expect(
    issueHtml('<p><a href="//other.example/x">x</a> <a href="https://a.example">y</a></p>', "en", "https://umbral.example"),
  ).not.toContain("umbral.example");
});

it("says the same as plain text, block by block", () => {
  expect(issueText(body, "en", "https://umbral.example")).toBe(
    "News & more\n\nSee the keys (https://umbral.example/blog/keys)\n\n- One\n\n- Two",
  );
});
