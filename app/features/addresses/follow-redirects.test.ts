import { expect, it } from "vitest";
import { type Destination, followRedirects } from "./follow-redirects.ts";

const to = (target: string): Destination => ({ webPageCategoryId: null, target });
const toPage = (page: number): Destination => ({ webPageCategoryId: page, target: "" });
const pages: Record<number, { en: string; es: string }> = { 7: { en: "/itin-loans", es: "/prestamos-itin" } };

const follow = (path: string, redirects: Record<string, Destination>) =>
  followRedirects(path, {
    find: (asked) => redirects[asked],
    pathOf: (page, language) => pages[page]?.[language],
    isPage: (asked) => asked === "/itin-loans" || asked === "/es/prestamos-itin",
    siteUrl: "https://site.example",
  });

it("leads to a page's path of today in the language of the old one", () => {
  expect(follow("/itin.html", { "/itin.html": toPage(7) })).toBe("/itin-loans");
  expect(follow("/es/itin.html", { "/es/itin.html": toPage(7) })).toBe("/es/prestamos-itin");
});

it("leads nowhere while the page is taken down", () => {
  expect(follow("/gone", { "/gone": toPage(9) })).toBeUndefined();
});

it("leads through a chain in one step", () => {
  const chain = { "/a": to("/b?x=1"), "/b": to("https://site.example/c"), "/c": toPage(7), "/d": to("https://other.example/a") };
  expect(follow("/a", chain)).toBe("/itin-loans");
  expect(follow("/d", chain)).toBe("https://other.example/a");
});

it("stops at a page, though a redirect from its address remains", () => {
  expect(follow("/a", { "/a": to("/itin-loans"), "/itin-loans": to("/elsewhere") })).toBe("/itin-loans");
});

it.each([
  ["to itself", { "/a": to("/a") }],
  ["to itself with another query", { "/a": to("/a?again=1") }],
  ["to itself by the site's whole address", { "/a": to("http://site.example/A/") }],
  ["to itself by the site's name with a dot at its end", { "/a": to("https://site.example./a") }],
  ["in a circle", { "/a": to("/b"), "/b": to("/c"), "/c": to("/a") }],
  ["into a circle", { "/a": to("/b"), "/b": to("/c"), "/c": to("/b") }],
])("leads nowhere if it leads %s", (_, redirects) => {
  expect(follow("/a", redirects as Record<string, Destination>)).toBeUndefined();
});
