import { expect, it } from "vitest";
import { toFrameHtml } from "./frame-document.ts";

it("leaves no script in the page, and forbids every other one before anything of the page is read", () => {
  const html = toFrameHtml(
    '<html><head lang="en"><script>a()</script></head><body><script type="application/ld+json">{}</script><p>x</p></body></html>',
  );
  expect(html).not.toContain("<script");
  expect(html).toMatch(/^<html><head lang="en"><meta http-equiv="Content-Security-Policy" content="script-src 'none';/);
  expect(html).toContain("<body><p>x</p></body>");
});
