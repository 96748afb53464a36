import { expect, it } from "vitest";
import { samplePosts } from "./articles.ts";

const ownLinksIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = ""]) => href);

/** A tool, a loan, an officer or a way to ask. */
const nextStep = /^\/(ask|assistance|verify-us|can-i-buy|your-folder|calculators|loans|services)/;

it.each(samplePosts)("“$title” leads to what it speaks of, to the same pages in both languages", ({ postContents, es }) => {
  const links = ownLinksIn(postContents);
  expect(links.filter((link) => nextStep.test(link)).length).toBeGreaterThanOrEqual(1);
  expect(ownLinksIn(es.postContents).sort()).toEqual(links.sort());
});

it.each(samplePosts.filter(({ title }) => title.includes("?")))("“$title” answers first", ({ postContents, es }) => {
  for (const contents of [postContents, es.postContents]) {
    const first = /^<p>(.*?)<\/p>/s.exec(contents)?.[1] ?? "";
    expect(first.split(/\s+/).length).toBeLessThanOrEqual(40);
  }
});
