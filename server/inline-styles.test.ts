import { expect, it } from "vitest";
import { inlineStyles } from "./inline-styles.ts";
import { parseStylesheet } from "./stylesheet.ts";

const page = `<head><link rel="stylesheet" href="/assets/root.css"/><link rel="icon" href="/favicon.svg"/></head><p class="price">1</p>`;
const styles = ".price::before{content:'$1$&'}.other{color:red}";
const ours = (href: string) => (href === "/assets/root.css" ? parseStylesheet(styles) : undefined);
const rest = `<link rel="stylesheet" href="/assets/root.css" media="not all" disabled=""/><link rel="icon" href="/favicon.svg"/></head><p class="price">1</p>`;

it("brings along what the page can use, and keeps the link, which holds nothing up", () => {
  expect(inlineStyles(page, ours)).toBe(`<head><style>.price::before{content:'$1$&'}</style>${rest}`);
});

it("leaves a stylesheet that is not ours alone, wherever its name leads", () => {
  for (const href of ["https://example.com/a.css", "/assets/../../package.json", "/assets/none.css"]) {
    const html = page.replace("/assets/root.css", href);
    expect(inlineStyles(html)).toBe(html);
  }
});
