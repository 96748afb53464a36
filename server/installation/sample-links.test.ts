import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { loanPaths } from "#app/features/pages/page-path.ts";
import routeConfig from "#app/routes.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { samplePages } from "#db/sample/pages.ts";

const allPages = samplePages.flatMap((page) => [page, ...(page.parts ?? [])]);
const answers = allPages.filter(({ slug }) => /^questions-|^loans-.+-questions$/.test(slug)).flatMap(({ sections }) => sections);
const bodies = [
  ...allPages.flatMap(({ sections }) => sections).flatMap(({ body, es }) => [body, es.body]),
  ...samplePosts.flatMap(({ postContents, es }) => [postContents, es.postContents]),
];
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
const ownLinks = [...new Set(bodies.flatMap(linksIn))].filter((href) => href.startsWith("/"));

const toRoute = ({ path, children }: RouteConfigEntry): RouteObject => ({ path, children: children?.map(toRoute) });

test.each(ownLinks)("%s, linked in the sample, is a page", async (href) => {
  const matches = matchRoutes((await routeConfig).map(toRoute), href);
  expect(matches?.at(-1)?.route.path).not.toBe("*");
  if (href.startsWith("/blog/")) expect(samplePosts.map(({ slug }) => `/blog/${slug}`)).toContain(href);
  if (href.startsWith("/loans/")) expect(Object.values(loanPaths)).toContain(href);
});

test.each(answers)("the answer to “$title” leads on, to the same pages in both languages", ({ body, es }) => {
  expect(linksIn(body)).not.toEqual([]);
  expect(linksIn(es.body)).toEqual(linksIn(body));
});
