import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { fixedPaths } from "./page-path.ts";
import { findPathProblem, reservedSegments } from "./reserved-paths.ts";

/** The first part of every address that the site itself serves. */
function firstSegments(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => (path === undefined ? firstSegments(children) : [path.split("/")[0] ?? ""]));
}

const isAddress = (segment: string) => /^[a-z0-9-]+$/.test(segment);

it("reserves the first part of every route", () => {
  const spanish = routes.find(({ path, id }) => path === "es" && id === "es")?.children ?? [];
  const used = [...firstSegments(routes), ...firstSegments(spanish)].filter(isAddress);
  expect(used.filter((segment) => !reservedSegments.has(segment))).toEqual([]);
});

it("reserves the folders of files that the site sends", () => {
  const folders = readdirSync("public", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !reservedSegments.has(name))).toEqual([]);
});

it("refuses the addresses of the site's own pages at any depth, and those below articles and officers", () => {
  const own = Object.values(fixedPaths);
  expect(own.filter((path) => findPathProblem(path) === undefined)).toEqual([]);
  expect(findPathProblem("/blog/spring-fair")?.en).toContain("/blog");
  expect(findPathProblem("/services/loan-officer/7")?.es).toContain("/services/loan-officer");
  expect(findPathProblem("/loans/itin-for-families")).toBeUndefined();
  expect(findPathProblem("/itin-families")).toBeUndefined();
});
