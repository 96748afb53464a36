import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { fixedPaths } from "#app/features/pages/page-path.ts";
import routes from "#app/routes.ts";
import { isFixedPath, recordPath } from "./route-paths.ts";

const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children, index }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [...(index || (path !== undefined && !children) ? [own || "/"] : []), ...pathsOf(children ?? [], own)];
  });

it("knows every address that the site itself serves", () => {
  const paths = pathsOf(routes as RouteConfigEntry[]).filter((path) => !/^\/(?:es|admin|\*)(?:\/|$)/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  const pages = new Set(Object.values(fixedPaths));
  const unknown = paths.filter((path) => !pages.has(path) && !isFixedPath(path) && !recordPath.test(path.replace(/\/:string\?$/, "")));
  expect(unknown).toEqual([]);
});

it("knows no calculator that does not exist", () => {
  expect([isFixedPath("/calculators/refinance"), isFixedPath("/calculators/weather")]).toEqual([true, false]);
});
