import { expect, it } from "vitest";
import { describeDocumentLinks, factsOfLink } from "./document-links.ts";

const facts = { 7: "PDF, 1.2 MB" };

it("says type and size in links to documents that there are, in both languages", () => {
  const html = (seven: string) =>
    `<p><a href="/documents/7/rates.pdf" target="_blank">The <strong>rates</strong>${seven}</a> <a href="/es/documents/7/x.pdf">A${seven}</a> <a href="/documents/8/gone.pdf">B</a> <a href="/documents">C</a></p>`;
  expect(describeDocumentLinks(html(""), facts)).toBe(html(" (PDF, 1.2 MB)"));
});

it("says nothing of other links", () => {
  expect(["/contact-us", "https://a.example/documents/7/x.pdf", "/documents/8/x.pdf"].map((href) => factsOfLink(href, facts))).toEqual([
    "",
    "",
    "",
  ]);
});
