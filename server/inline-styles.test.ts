import { expect, it } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const page = `<head><link rel="stylesheet" href="/assets/root.css"/><link rel="icon" href="/favicon.svg"/></head>`;

it("brings the styles along and keeps the link, which holds nothing up", () => {
  const html = inlineStyles(page, (href) => (href === "/assets/root.css" ? ".price::before{content:'$1$&'}" : undefined));
  expect(html).toBe(
    `<head><style>.price::before{content:'$1$&'}</style><link rel="stylesheet" href="/assets/root.css" media="not all" disabled=""/><link rel="icon" href="/favicon.svg"/></head>`,
  );
});

it("leaves a stylesheet that is not ours alone, wherever its name leads", () => {
  for (const href of ["https://example.com/a.css", "/assets/../../package.json", "/assets/none.css"]) {
    const html = page.replace("/assets/root.css", href);
    expect(inlineStyles(html)).toBe(html);
  }
});
